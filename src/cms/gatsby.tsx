import type * as React from "react"

/*
 * Stands in for the package gatsby where views of the site are shown as previews: there are no other pages to go to, and
 * entries come from the form instead of queries. Only the editor's bundle uses it (src/build/editor.ts).
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

/** Queries belong to pages. Marked for esbuild as free of side effects, so that their text is left out of the bundle. @__NO_SIDE_EFFECTS__ */
export function graphql(): undefined {
  return undefined
}

/** Never called in the editor, which hands views their content. */
export function useStaticQuery(): never {
  throw new Error("The editor has no static queries: give the view its content.")
}
