import * as React from "react"
import { describedBy, fieldId, Optional, type FieldTexts } from "./Field"
import * as fields from "../Field/Field.module.css"
import * as styles from "./ContactForm.module.css"

/** A product to tick. */
export interface OfferedProduct {
  readonly slug: string
  readonly name: string
}

/** Product checkboxes, folded until one is ticked. Their values are product names, which the sales staff read. */
export function ProductChoice({
  texts,
  products,
  ref,
}: {
  texts: FieldTexts
  products: readonly OfferedProduct[]
  ref: React.Ref<HTMLDetailsElement>
}) {
  const id = fieldId("products")
  return (
    <details className={styles.choice} ref={ref}>
      <summary className={fields.label}>
        <span>
          {texts.label}
          <Optional />
        </span>
      </summary>
      <fieldset aria-describedby={describedBy(id, texts, undefined)}>
        <legend className="vh">{texts.label}</legend>
        {texts.hint ? (
          <p className={`${fields.hint} ${styles.field__hint}`} id={`${id}-hint`}>
            {texts.hint}
          </p>
        ) : null}
        <div className={styles.choice__list}>
          {products.map(({ slug, name }) => (
            <label className={styles.check} key={slug}>
              <input type="checkbox" name="products" value={name} data-slug={slug} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

/** Ticks the product named in the page's address, and opens the list if anything is ticked. */
export function showChosenProducts(details: HTMLDetailsElement, asked: string | null): void {
  const ticks = [...details.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  for (const tick of ticks) {
    if (tick.dataset.slug === asked) tick.checked = true
  }
  if (ticks.some((tick) => tick.checked)) details.open = true
}
