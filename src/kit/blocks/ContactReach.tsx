import type * as React from "react"
import { useSite } from "../Site"
import { telephoneLink } from "../format/phoneLinks"
import * as styles from "./ContactReach.module.css"

type Column = readonly [heading: string, ways: React.ReactNode]

/** Ways to reach somebody, in columns with a heading each. */
export function Reach({ columns }: { columns: readonly Column[] }) {
  return (
    <section className={`sheet ${styles.reach__band}`}>
      <div className={`columns ${styles.reach}`}>
        {columns.map(([heading, ways]) => (
          <div key={heading}>
            <h2 className="over muted">{heading}</h2>
            {ways}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Telephone numbers or e-mail addresses of a column, as large links. */
export function ReachLinks({ ways }: { ways: readonly string[] }) {
  return ways.map((way, index) => (
    <a
      key={index}
      className={styles.big}
      href={way.includes("@") ? `mailto:${way}` : telephoneLink(way)}
    >
      {way}
    </a>
  ))
}

/** The telephone number that stands large in a banner. */
export function PhoneFigure({ label, phone }: { label: string; phone: string }) {
  return (
    <div>
      <p className="label">{label}</p>
      <a className={styles.figure} href={telephoneLink(phone)}>
        {phone}
      </a>
    </div>
  )
}

interface ContactReachProps {
  officeHeading: string
  phonesHeading: string
  emailsHeading: string
}

/** Office address, sales telephone numbers and e-mail addresses. */
export function ContactReach({ officeHeading, phonesHeading, emailsHeading }: ContactReachProps) {
  const { office, salesPhones, salesEmails } = useSite().company
  return (
    <Reach
      columns={[
        [officeHeading, <address>{office.address}</address>],
        [phonesHeading, <ReachLinks ways={salesPhones} />],
        [emailsHeading, <ReachLinks ways={salesEmails} />],
      ]}
    />
  )
}
