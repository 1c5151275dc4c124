import * as React from "react"
import { FaultLine } from "../../site/blocks/FaultLine"
import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import { usePageAddress } from "../../site/usePageAddress"
import { useWords } from "../../site/words/words"
import { amountText, quantityUnits } from "../../steel/quantity"
import { INQUIRY_PAGE } from "../inquiryPage"
import { Listed, type GoodsWithoutTable } from "./AddToInquiry"
import { lineText, type Amount, type WordsLine } from "./line"
import { withTyped } from "./link"
import { addLines, ifStored, useLinesOf } from "./useInquiryList"
import * as styles from "./AddToInquiry.module.css"

interface AddProductProps {
  product: GoodsWithoutTable
  /** What the visitor has said already: "red, 0.5 mm". */
  remark?: string
  quantity?: Amount | null
}

/**
 * Adds a product without a table of sizes to the inquiry list, in words: how much, and what the buyer says about it. A real form:
 * without scripts, or if this browser cannot store the list, it opens the list page with what was typed.
 */
export function AddProduct({ product, remark = "", quantity = null }: AddProductProps) {
  const words = useWords("steel")
  const id = React.useId()
  const listed = useLinesOf(product.slug)
  const listPage = usePageAddress()(INQUIRY_PAGE)
  const [fault, setFault] = React.useState("")
  const plain: WordsLine = {
    kind: "words",
    words: product.name,
    quantity: null,
    product: product.slug,
  }

  const add = (event: React.SyntheticEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const line = withTyped(plain, (name) => typed.get(name))
    if (typeof line === "function") {
      event.preventDefault()
      return setFault(line(words))
    }
    setFault("")
    const { remark: said, quantity: amount } = line
    const what = [product.name, said].filter(Boolean).join(", ")
    const news = amount ? words.added(what, amountText(amount, words)) : words.addedWithout(what)
    if (ifStored(() => addLines([line], news), words)) event.preventDefault()
  }

  return (
    <form className={styles.product} action={listPage} noValidate onSubmit={add}>
      <input type="hidden" name="add" value={lineText(plain)} />
      <label className={fields.field}>
        <span className={fields.label}>{words.quantity}</span>
        <input
          className={fields.control}
          type="text"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={quantity?.amount ?? ""}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-f` : undefined}
        />
      </label>
      <select
        className={fields.control}
        name="unit"
        aria-label={words.unit}
        defaultValue={quantity?.unit ?? "pieces"}
      >
        {quantityUnits.map((unit) => (
          <option key={unit} value={unit}>
            {words.units[unit]}
          </option>
        ))}
      </select>
      <label className={`${fields.field} ${styles.product__remark}`}>
        <span className={fields.label}>{words.remark}</span>
        <input
          className={fields.control}
          type="text"
          name="remark"
          autoComplete="off"
          defaultValue={remark}
          aria-describedby={`${id}-h`}
        />
        <span className={fields.hint} id={`${id}-h`}>
          {words.remarkHint}
        </span>
      </label>
      {fault ? (
        <FaultLine className={styles.product__wide} id={`${id}-f`} role="alert">
          {fault}
        </FaultLine>
      ) : null}
      <div className={styles.product__wide}>
        <button className="btn btn--line" type="submit">
          <Icon name="plus" />
          {words.add}
        </button>
        {listed === "" ? null : <Listed listed={listed} name={product.name} />}
      </div>
    </form>
  )
}
