/** Stands in for modules that no page of the site needs; see page-webpack.ts */
export {}
