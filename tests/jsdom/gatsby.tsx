import type * as React from "react"

/*
 * Stands in for Gatsby in component tests (jest.config.mjs maps "gatsby" to this file). A test that
 * needs another answer calls jest.mock("gatsby", …) as usual.
 */

type LinkProps = React.ComponentProps<"a"> & { readonly to: string }

/** A plain link: a component test looks at where it leads, not at Gatsby's router. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** Records where a component sends the visitor. Jest clears it before each test (`clearMocks`). */
export const navigate = jest.fn<Promise<void>, [to: string, options?: object]>(() =>
  Promise.resolve(),
)

/** Queries run in the build only, so a component test passes the data as props. */
export const graphql = () => undefined

/** Fails loudly: a component under test takes the site's content from `SiteProvider`. */
export function useStaticQuery(): never {
  throw new Error("There are no queries in a component test: wrap the component in SiteProvider.")
}
