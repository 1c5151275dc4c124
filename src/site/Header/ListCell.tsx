import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { useInquiryLines, useList } from "../../inquiry/list/useInquiryList"
import { Icon } from "../blocks/Icon"
import * as styles from "./Header.module.css"
import { MenuLink } from "./MenuLink"
import { useWords } from "../words/words"

/** A link to the inquiry list with its number of lines. Announces changes to the list made anywhere on the page. */
export function ListCell({ path }: { path: string }) {
  const words = useWords("shell")
  const count = useInquiryLines().length
  const news = useList((list) => list.news)
  return (
    <>
      <MenuLink className={styles.iconcell} to={INQUIRY_PAGE} path={path}>
        <Icon name="list" />
        <span className="vh">{words.inquiryList}</span>
        {count > 0 ? (
          <span className={styles.count}>
            <span>{count}</span>
            <span className="vh">{` ${count === 1 ? words.lines.one : words.lines.more}`}</span>
          </span>
        ) : null}
      </MenuLink>
      <span className="vh" role="status">
        {news}
      </span>
    </>
  )
}
