import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./Layout"

/** Wraps every page in the shell, in the browser and in the static HTML. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => <Layout path={props.location.pathname.replace(/(.)\/$/, "$1")}>{element}</Layout>
