/**
 * Turns a CSS module into its class names for Jest, as `import * as styles` gives them on the site. A class that is not in the
 * file is undefined.
 */
export default {
  process(/** @type {string} */ css) {
    const names = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => [name, name])
    const classes = { ...Object.fromEntries(names), __esModule: true }
    return { code: `module.exports = ${JSON.stringify(classes)}` }
  },
}
