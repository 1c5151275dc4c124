/** Gatsby compiles CSS Modules to named exports: `import * as styles from "./X.module.css"`. */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string }
  export = classNames
}

declare module "*.css" {}
