import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { DeliveryCheck } from "../DeliveryCheck/DeliveryCheck"
import * as styles from "../DeliveryCheck/DeliveryCheck.module.css"
import { Tolerances } from "../DeliveryCheck/Tolerances"
import { useSite } from "../Site/Site"
import type { PageWords } from "../Seo/PageHead"
import type { Tolerance } from "../../delivery/tolerance"

interface DeliveryCheckViewProps {
  readonly words: PageWords<Queries.DeliveryCheckPageQuery["deliveryCheckPage"]>
  readonly tolerances: readonly (Tolerance & { readonly readIn: string })[]
  /** The part of the address that carries a list: "#list=…". */
  readonly hash: string
}

/** The page that compares what was delivered with its tolerances. */
export function DeliveryCheckView({ words, tolerances, hash }: DeliveryCheckViewProps) {
  const { company } = useSite()
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <DeliveryCheck texts={words} company={company} tolerances={tolerances} hash={hash} />
      <section className="band band--rule no-print">
        <div className={`sheet ${styles.columns}`}>
          <div>
            <h2>{words.methodHeading}</h2>
            <ol>
              {words.method.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          </div>
          <div>
            <Tolerances
              heading={words.tolerancesHeading}
              text={words.tolerancesText}
              tolerances={tolerances}
            />
          </div>
        </div>
      </section>
      <CallToAction />
    </>
  )
}
