import type * as React from "react"
import { PageLink } from "../PageLink"

interface MenuLinkProps extends React.ComponentProps<typeof PageLink> {
  /** Path of the current page. A link to it is marked. */
  path: string
}

/** A link in the header. */
export function MenuLink({ path, ...link }: MenuLinkProps) {
  return <PageLink {...link} aria-current={link.to === path ? "page" : undefined} />
}
