import { createRequire } from "node:module"
import { register } from "tsx/cjs/api"

/**
 * Loads a module in TypeScript. Unlike with tsImport, the packages it imports are the very ones other code has: Gatsby's plugins
 * meet what it changes in them.
 *
 * @param {string} file relative to the module that asks
 * @param {string} from the URL of that module
 * @returns {any}
 */
export function requireTs(file, from) {
  const unregister = register()
  try {
    return createRequire(from)(file)
  } finally {
    unregister()
  }
}
