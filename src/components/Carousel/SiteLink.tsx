import type * as React from "react"
import { Link } from "gatsby"

interface SiteLinkProps {
  to: string
  className?: string
  children: React.ReactNode
}

/** A link from content: a page of this site when it starts with a single slash, any other address as it is. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  return /^\/(?!\/)/.test(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
