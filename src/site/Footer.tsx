import { socialNetworks } from "../content/model/social-networks"
import { BrandMark } from "../kit/blocks/BrandMark"
import { LanguageLink } from "./Header/LanguageLink"
import { PageLink } from "../kit/PageLink"
import { glyphFile } from "../catalogue/SectionGlyph"
import { telephoneLink } from "../kit/format/phoneLinks"
import { unbroken } from "../kit/format/texts"
import { useProductsListedIn, useSite } from "../kit/Site"
import * as styles from "./Footer.module.css"
import { useWords } from "../kit/words/words"

/** The footer: address, telephone, e-mail, links, social networks, copyright and credit. */
export function Footer() {
  const { company, navigation, settings } = useSite()
  const listed = useProductsListedIn("footer")
  const products = listed.map(({ url, name }) => ({ label: name, to: url }))
  return (
    <footer className={`${styles.foot} dark`}>
      <div className="sheet">
        <div className={`split ${styles.foot__top}`}>
          <div>
            <PageLink className={`brand ${styles.foot__brand}`} to="/">
              <BrandMark />
              <b>{company.name}</b>
            </PageLink>
            <p className="label">{navigation.tollFreeLabel}</p>
            <a className={styles.foot__tel} href={telephoneLink(company.tollFree)}>
              {company.tollFree}
            </a>
            <p>
              <a className="link tap" href={`mailto:${company.infoEmail}`}>
                {company.infoEmail}
              </a>
            </p>
            <address>{company.office.address}</address>
            <Registration />
            <p className={`label ${styles.foot__credit}`}>{settings.pictureCredit}</p>
          </div>
          <div className={styles.foot__cols}>
            {[
              { heading: navigation.footerProducts, links: products },
              ...navigation.footerColumns,
            ].map(({ heading, links }) => (
              <div key={heading}>
                <h2 className="over muted">{heading}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <PageLink to={to}>{unbroken(label)}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className={`small ${styles.foot__tb}`}>
          <span>{company.copyright}</span>
          <LanguageLink className="link" />
          <span className="no-print">
            {company.credit.before}&nbsp;
            <a className="link tap" href={company.credit.url}>
              {company.credit.name}
            </a>
          </span>
          <span className={styles.foot__soc}>
            {company.social.map(({ network, url }) => (
              <a
                key={network}
                className="iconbtn"
                href={url}
                aria-label={socialNetworks[network as keyof typeof socialNetworks]}
              >
                <svg className="ico" aria-hidden="true">
                  <use href={`${glyphFile}#${network}`} />
                </svg>
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  )
}

/** What the site of a registered company must show: Companies (Incorporation) Rules 2014, rule 26. */
function Registration() {
  const { name, registration } = useSite().company
  const { registered } = useWords("shell")
  if (!registration) return null
  const { legalName, cin, gstin, office, contact } = registration
  const facts = [
    legalName ?? name,
    cin && `CIN\u00a0${cin}`,
    gstin && `GSTIN\u00a0${gstin}`,
    office && `${registered.office}: ${office}`,
    // A telephone number stays in one line.
    contact && `${registered.contact}: ${contact.replace(/(\d) (?=\d)/g, "$1\u00a0")}`,
  ]
  return (
    <ul className={`label ${styles.foot__credit}`}>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  )
}
