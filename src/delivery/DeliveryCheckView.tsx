import { DeliveryCheck } from "./DeliveryCheck"
import type { Tolerance } from "./tolerance"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { PageLink } from "../components/PageLink/PageLink"
import type { PageWords } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../interface/words"

interface DeliveryCheckViewProps {
  readonly words: PageWords<Queries.DeliveryCheckPageQuery["deliveryCheckPage"]>
  readonly tolerances: readonly Tolerance[]
  /** The part of the address that carries a list: "#list=…". */
  readonly hash: string
}

/** The page that compares what was delivered with its tolerances. */
export function DeliveryCheckView({ words, tolerances, hash }: DeliveryCheckViewProps) {
  const { company } = useSite()
  const { whereRead } = useWords("delivery")
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <DeliveryCheck texts={words} company={company} tolerances={tolerances} hash={hash} />
      <section className="band band--rule no-print">
        <div className={`sheet ${styles.method}`}>
          <h2>{words.methodHeading}</h2>
          <ol>
            {words.method.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <p>
            <PageLink to="/weights#tolerances">{whereRead}</PageLink>
          </p>
        </div>
      </section>
      <CallToAction />
    </>
  )
}
