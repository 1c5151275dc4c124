import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./Layout"

/** Puts the shell round every page, alike in the browser and in the built HTML. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => <Layout path={props.location.pathname.replace(/(.)\/$/, "$1")}>{element}</Layout>
