import * as React from "react"
import * as styles from "./ContactReach.module.css"

interface ContactLayoutProps {
  form: React.ReactNode
  branchesHeading: string
  children: React.ReactNode
}

/** The form beside the branches. On phones the form comes first. */
export function ContactLayout({ form, branchesHeading, children }: ContactLayoutProps) {
  return (
    <section className="band">
      <div className={`sheet ${styles.contact}`}>
        <div className={styles.contact__form}>{form}</div>
        <div>
          <h2 className={styles.contact__h}>{branchesHeading}</h2>
          {children}
        </div>
      </div>
    </section>
  )
}
