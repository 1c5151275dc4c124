import type * as React from "react"
import { Field, type FieldTexts } from "./Field"
import type { Fault, FaultyField } from "../../inquiry/inquiryForm"
import { ProductChoice, type OfferedProduct } from "./ProductChoice"
import { useWords } from "../../interface/words"

/** The words of all fields. */
export interface FieldsTexts {
  readonly name: FieldTexts
  readonly company: FieldTexts
  readonly phone: FieldTexts
  readonly email: FieldTexts
  readonly city: FieldTexts
  readonly trade: FieldTexts
  readonly trades: readonly string[]
  readonly products: FieldTexts
  readonly message: FieldTexts
}

interface InquiryFieldsProps {
  texts: FieldsTexts
  faults: readonly Fault[]
  products: readonly OfferedProduct[]
  productsRef: React.RefObject<HTMLDetailsElement | null>
  /** Whether an inquiry list is attached; the message is then optional. */
  hasList: boolean
}

/** All visible fields of the form. */
export function InquiryFields({
  texts,
  faults,
  products,
  productsRef,
  hasList,
}: InquiryFieldsProps) {
  const words = useWords("form")
  const faultOf = (name: FaultyField) => faults.find(({ field }) => field === name)
  return (
    <>
      <Field name="name" texts={texts.name} fault={faultOf("name")} half>
        {(control) => <input {...control} type="text" autoComplete="name" required />}
      </Field>
      <Field name="company" texts={texts.company} fault={undefined} optional half>
        {(control) => <input {...control} type="text" autoComplete="organization" />}
      </Field>
      <Field name="phone" texts={texts.phone} fault={faultOf("phone")} half>
        {(control) => (
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            minLength={10}
          />
        )}
      </Field>
      <Field name="email" texts={texts.email} fault={faultOf("email")} optional half>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </Field>
      <Field name="city" texts={texts.city} fault={undefined} optional half>
        {(control) => <input {...control} type="text" autoComplete="address-level2" />}
      </Field>
      <Field name="trade" texts={texts.trade} fault={undefined} optional half>
        {(control) => (
          <select {...control}>
            <option value="">{words.choose}</option>
            {texts.trades.map((trade) => (
              <option key={trade}>{trade}</option>
            ))}
          </select>
        )}
      </Field>
      <ProductChoice texts={texts.products} products={products} ref={productsRef} />
      <Field name="message" texts={texts.message} fault={faultOf("message")} optional={hasList}>
        {(control) => <textarea {...control} rows={5} required={!hasList} />}
      </Field>
    </>
  )
}
