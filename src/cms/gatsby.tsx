import type * as React from "react"

/*
 * Replaces the package gatsby in previews, which have no other pages to go to and get entries from the form instead of queries.
 * Only the editor's bundle uses it (src/build/editor).
 */

type LinkProps = Omit<React.ComponentProps<"a">, "href"> & { readonly to: string }

/** A link as on the site. Previews stop clicks on links (previews.tsx). */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** Does nothing: a preview shows one page. */
export function navigate(): void {}

/**
 * Queries belong to pages. The mark lets esbuild remove their text from the bundle.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function graphql(): undefined {
  return undefined
}

/** Never called in the editor: it passes content to views. */
export function useStaticQuery(): never {
  throw new Error("The editor has no static queries: give the view its content.")
}
