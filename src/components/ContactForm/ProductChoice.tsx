import * as React from "react"
import { describedBy, fieldId, Optional, type FieldTexts } from "./Field"
import * as styles from "./ContactForm.module.css"

export interface OfferedProduct {
  readonly slug: string
  readonly name: string
}

/** Any number of products, folded away until one is chosen. A tick's value is the product's name, for people to read. */
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
      <summary>
        <span>
          {texts.label}
          <Optional />
        </span>
      </summary>
      <fieldset aria-describedby={describedBy(id, texts, undefined)}>
        <legend className="vh">{texts.label}</legend>
        {texts.hint ? (
          <p className={styles.field__hint} id={`${id}-hint`}>
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

/** Opens the list when something in it is ticked, and ticks the product a page asks for in its address. */
export function showChosenProducts(details: HTMLDetailsElement, asked: string | null): void {
  const ticks = [...details.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  for (const tick of ticks) {
    if (tick.dataset.slug === asked) tick.checked = true
  }
  if (ticks.some((tick) => tick.checked)) details.open = true
}
