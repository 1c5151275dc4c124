import * as React from "react"
import { FaultLine, Labelled } from "../../kit/blocks/Field"
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
  type Amount,
  type Quantity,
} from "../../steel/quantity"
import { addAddress, INQUIRY_PAGE } from "../inquiryPage"
import { firstQuantity } from "../../steel/range/commercialRange"
import { lineFault, lineText, withTyped, type InquiryLine, type ProductLine } from "./line"
import { UnitSelect } from "./UnitSelect"
import { addLines, ifStored, undo, useLinesOf, useList } from "./useInquiryList"
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
  const listed = onListText(useLinesOf(goods?.slug ?? sizeId), words)
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
  const news = words.added(what, quantityText(wanted, words))
  return (
    <span className="cluster">
      <a
        className="btn btn--line"
        href={addAddress(isNamed ? lineText(line) : sizeId, listPage)}
        onClick={(event) => addOnce(event, line, news)}
      >
        <Icon name={isIconOnly && listed ? "tick" : "plus"} />
        <span className={isIconOnly ? "vh" : undefined}>
          {words.add}
          <span className="vh">{`: ${what}`}</span>
          {isIconOnly ? <span>{listed}</span> : null}
        </span>
      </a>
      {isIconOnly ? null : <Listed {...{ listed, news }} name={what} />}
    </span>
  )
}

const goodsLine = ({ slug, name }: GoodsWithoutTable): ProductLine => ({
  ...{ kind: "product", product: slug, name, quantity: null },
})

/** Adds a line where the browser can store it, else leaves the press to the browser. A double click adds once. */
function addOnce(event: React.MouseEvent, line: InquiryLine, news: string): void {
  const add = () => addLines([line], news)
  const isDone = event.detail > 1 || (!opensElsewhere(event) && ifStored(add))
  if (isDone) event.preventDefault()
}

/** "On your list: 20 nos of 6 m"; "" for nothing. */
function onListText(listed: readonly InquiryLine[], words: SteelWords): string {
  const quantities = listed.flatMap(({ quantity }) => {
    if (!quantity) return []
    return "pieceLength" in quantity ? quantityText(quantity, words) : amountText(quantity, words)
  })
  if (quantities.length > 0) return words.onList(quantities.join(" + "))
  return listed.length > 0 ? words.isOnList : ""
}

/** A link to the list that says how much of something is on it, and takes back what was just added. */
function Listed({ listed, name, news }: { listed: string; name: string; news: string }) {
  const words = useWords("list")
  const last = useList(({ past }) => past.at(-1)?.sentence)
  if (!listed) return null
  return (
    <>
      <PageLink className={`btn btn--line ${styles.isIn}`} to={INQUIRY_PAGE}>
        <Icon name="tick" />
        <span>
          <span>{listed}</span>
          <span className="vh">{`: ${name}`}</span>
        </span>
      </PageLink>
      {last === news ? (
        <button
          className="btn btn--text"
          type="button"
          onClick={({ detail, currentTarget }) => {
            if (detail > 1) return
            // Undo removes this button, so move the focus first.
            currentTarget.parentElement?.querySelector<HTMLElement>("a, button")?.focus()
            undo(words.undone)
          }}
        >
          {words.undo}
        </button>
      ) : null}
    </>
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
  const listed = onListText(useLinesOf(product.slug), words)
  const [{ fault, news }, setOutcome] = React.useState({ fault: "", news: "" })
  const plain = goodsLine(product)

  const add = (event: React.MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(event.currentTarget.form ?? undefined)
    const line = withTyped(plain, (name) => typed.get(name))
    if (typeof line === "function") {
      event.preventDefault()
      return setOutcome({ fault: line(words), news: "" })
    }
    const what = [product.name, line.remark].filter(Boolean).join(", ")
    const amount = line.quantity && amountText(line.quantity, words)
    const said = amount ? words.added(what, amount) : words.addedWithout(what)
    setOutcome({ fault: "", news: said })
    addOnce(event, line, said)
  }
  const input = { type: "text", className: fields.control, autoComplete: "off" }

  return (
    <form className={styles.product} action={usePageAddress()(INQUIRY_PAGE)} noValidate>
      <input type="hidden" name="add" value={lineText(plain)} />
      <Labelled label={words.quantity}>
        <input
          {...input}
          name="amount"
          inputMode="decimal"
          defaultValue={quantity?.amount ?? ""}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-f` : undefined}
        />
      </Labelled>
      <UnitSelect name="unit" aria-label={words.unit} defaultValue={quantity?.unit} />
      <Labelled className={styles.product__remark} label={words.remarkOf(product.kind ?? "")}>
        <input {...input} name="remark" defaultValue={remark} aria-describedby={`${id}-h`} />
        <span className={fields.hint} id={`${id}-h`}>
          {words.remarkHint}
        </span>
      </Labelled>
      <FaultLine className={styles.product__wide} id={`${id}-f`} role="alert">
        {fault}
      </FaultLine>
      <div className={`btn-row ${styles.product__wide}`}>
        <button className="btn btn--line" type="submit" onClick={add}>
          <Icon name="plus" />
          {words.add}
        </button>
        <Listed {...{ listed, news }} name={product.name} />
      </div>
    </form>
  )
}
