import * as React from "react"
import { Link } from "gatsby"

type PageLinkProps = Omit<React.ComponentProps<"a">, "href" | "ref"> & { to: string }

/** A link to a page of this site (loaded ahead by Gatsby) or, for any other address, a plain one. */
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
