import { telephoneLink } from "../format/phoneLinks"
import { useSite } from "../Site"
import * as styles from "./ContactReach.module.css"

interface ContactReachProps {
  officeHeading: string
  phonesHeading: string
  emailsHeading: string
}

/** Office address, sales telephone numbers and e-mail addresses. */
export function ContactReach({ officeHeading, phonesHeading, emailsHeading }: ContactReachProps) {
  const { company } = useSite()
  return (
    <section className={`sheet ${styles.reach__band}`}>
      <div className={`columns ${styles.reach}`}>
        <div>
          <h2>{officeHeading}</h2>
          <address className="t22">{company.office.address}</address>
        </div>
        <div>
          <h2>{phonesHeading}</h2>
          {company.salesPhones.map((phone, index) => (
            <a key={`${phone}-${index}`} className={styles.big} href={telephoneLink(phone)}>
              {phone}
            </a>
          ))}
        </div>
        <div>
          <h2>{emailsHeading}</h2>
          {company.salesEmails.map((address) => (
            <a key={address} className={styles.big} href={`mailto:${address}`}>
              {address}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
