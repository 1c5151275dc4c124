/**
 * Calls back once when the parent process has ended. A shell between npm and a script does not pass SIGTERM on, so a stopped
 * `npm start` would otherwise leave its servers running. Only for scripts run by npm: one started by hand may outlive its shell
 * on purpose.
 *
 * @param {() => void} callback
 * @returns a function that ends the watch
 */
export function whenParentEnds(callback) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 500)
  watch.unref()
  return () => clearInterval(watch)
}
