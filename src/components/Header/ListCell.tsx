import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { useInquiryLines, useListNews } from "../../stores/inquiryStore"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import * as styles from "./Header.module.css"
import { useWords } from "../../interface/words"

/** A link to the inquiry list with its number of sizes. Announces changes to the list made anywhere on the page. */
export function ListCell({ current }: { current: "page" | undefined }) {
  const words = useWords("shell")
  const count = useInquiryLines().length
  const news = useListNews()
  return (
    <>
      <PageLink className={styles.iconcell} to={INQUIRY_PAGE} aria-current={current}>
        <Icon name="list" />
        <span className="vh">{words.inquiryList}</span>
        {count > 0 ? (
          <span className={styles.count}>
            {count}
            <span className="vh">{` ${count === 1 ? words.sizes.one : words.sizes.more}`}</span>
          </span>
        ) : null}
      </PageLink>
      <span className="vh" role="status">
        {news}
      </span>
    </>
  )
}
