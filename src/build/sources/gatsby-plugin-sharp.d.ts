/** The part of gatsby-plugin-sharp that is used here. It has no types of its own. */
declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image"

  /** Starts making the files of a picture, and tells their names. */
  export function generateImageData(options: {
    file: object
    args: object
    pathPrefix: string
    reporter: object
    cache: object
  }): Promise<IGatsbyImageData | undefined>
}
