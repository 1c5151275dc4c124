import * as React from "react"
import { Link } from "gatsby"

type PageLinkProps = Omit<React.ComponentProps<"a">, "href" | "ref"> & { to: string }

/** A link: Gatsby's for pages of this site, a plain one for other addresses. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  const isPage = to.startsWith("/") && rest.target === undefined
  return isPage ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
