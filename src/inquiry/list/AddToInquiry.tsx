import * as React from "react"
import { FaultLine } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { PageLink, usePageAddress } from "../../kit/PageLink"
import { opensElsewhere } from "../../kit/hooks/focus"
import type { SteelWords } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"
import {
  amountText,
  lengthText,
  quantityText,
  quantityUnits,
  type Amount,
  type Quantity,
} from "../../steel/quantity"
import { addAddress, INQUIRY_PAGE } from "../inquiryPage"
import { firstQuantity } from "../../steel/range/commercialRange"
import { lineFault, lineText, quantityOf, type InquiryLine, type ProductLine } from "./line"
import { withTyped } from "./link"
import { addLines, ifStored, useLinesOf } from "./useInquiryList"
import * as styles from "./AddToInquiry.module.css"

/** A product that no table of sizes describes. */
export interface GoodsWithoutTable {
  readonly slug: string
  readonly name: string
  /** What it is, as the content has it: a coated sheet has a colour, a door frame has none. */
  readonly kind?: string
}

/**
 * On the page of a product without a table, what the calculator weighs stands for that product: a coated sheet weighs what a
 * plain one does. There every button adds the product in words, with the size as its remark.
 */
export const GoodsOfPage = React.createContext<GoodsWithoutTable | null>(null)

interface AddToInquiryProps {
  /** Id of a catalogue size or a computed size. */
  sizeId: string
  /** How much of it, if the visitor has said so. */
  quantity?: Quantity | undefined
  /** The size's name: "100 × 100 × 4". */
  name: string
  /** In a row without room for words or a question: shows only the icon, and screen readers hear the words. */
  isIconOnly?: boolean
}

/**
 * Adds a size to the inquiry list, where the quantities of a size add up. It is a plain link, so it works without scripts: the list
 * page adds the line named in its address. Beside it stands how much of the size is listed. The header announces the result. If
 * this browser cannot store the list, the list page opens as it does without scripts: there the size stays as long as the page,
 * which says so.
 */
export function AddToInquiry({ sizeId, quantity, name, isIconOnly = false }: AddToInquiryProps) {
  const words = useWords("steel")
  const goods = React.useContext(GoodsOfPage)
  const listed = useLinesOf(goods?.slug ?? sizeId)
  const listPage = usePageAddress()(INQUIRY_PAGE)
  const wanted = quantity ?? firstQuantity(sizeId)
  const { amount, unit, pieceLength } = wanted
  // "0.5 mm, 1250 mm wide, 2.5 m"
  const long = unit === "pieces" ? `, ${lengthText(pieceLength, words)}` : ""
  const line: InquiryLine = goods
    ? { ...goodsLine(goods), quantity: { amount, unit }, remark: name + long }
    : { kind: "size", sizeId, quantity: wanted }
  const isNamed = goods !== null || (quantity !== undefined && !lineFault(line))
  const what = goods ? `${goods.name}, ${name}` : name
  const add = () => addLines([line], words.added(what, quantityText(wanted, words)))
  return (
    <span className="cluster">
      <a
        className="btn btn--line"
        href={addAddress(isNamed ? lineText(line) : sizeId, listPage)}
        onClick={(event) => {
          // A double click adds once.
          const isDone = event.detail > 1 || (!opensElsewhere(event) && ifStored(add))
          if (isDone) event.preventDefault()
        }}
      >
        <Icon name={isIconOnly && listed.length > 0 ? "tick" : "plus"} />
        <span className={isIconOnly ? "vh" : undefined}>
          {words.add}
          <span className="vh">{`: ${what}`}</span>
          {isIconOnly ? <span>{onListText(listed, words)}</span> : null}
        </span>
      </a>
      {isIconOnly ? null : <Listed listed={listed} name={what} />}
    </span>
  )
}

function goodsLine({ slug, name }: GoodsWithoutTable): ProductLine {
  return { kind: "product", product: slug, name, quantity: null }
}

/** "On your list: 20 nos of 6 m"; "" for nothing. */
function onListText(listed: readonly InquiryLine[], words: SteelWords): string {
  const quantities = listed.flatMap((line) => {
    const quantity = quantityOf(line)
    if (!quantity) return []
    return "pieceLength" in quantity ? quantityText(quantity, words) : amountText(quantity, words)
  })
  if (listed.length === 0) return ""
  return quantities.length > 0 ? words.onList(quantities.join(" + ")) : words.isOnList
}

/** A link to the list that says how much of something is on it. */
function Listed({ listed, name }: { listed: readonly InquiryLine[]; name: string }) {
  const words = useWords("steel")
  if (listed.length === 0) return null
  return (
    <PageLink className={`btn btn--line ${styles.isIn}`} to={INQUIRY_PAGE}>
      <Icon name="tick" />
      <span>
        <span>{onListText(listed, words)}</span>
        <span className="vh">{`: ${name}`}</span>
      </span>
    </PageLink>
  )
}

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
  const plain = goodsLine(product)

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
    if (ifStored(() => addLines([line], news))) event.preventDefault()
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
        <span className={fields.label}>{words.remarkOf(product.kind ?? "")}</span>
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
      <div className={`btn-row ${styles.product__wide}`}>
        <button
          className="btn btn--line"
          type="submit"
          // A double click adds once.
          onClick={(event) => (event.detail > 1 ? event.preventDefault() : undefined)}
        >
          <Icon name="plus" />
          {words.add}
        </button>
        <Listed listed={listed} name={product.name} />
      </div>
    </form>
  )
}
