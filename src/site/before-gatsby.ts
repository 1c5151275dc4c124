/**
 * What must run before Gatsby's scripts, and listen before they do. It is text in the head of every page, so it names nothing
 * outside itself.
 *
 * Repairs an address that Gatsby cannot decode, which would leave an empty page: a list's link that was cut in the middle of a
 * letter, "/#50%", "/50%25". An end that was cut is dropped, any other stray "%" becomes "%25"; in a path, which Gatsby decodes
 * twice, "％".
 *
 * Prevents Gatsby from loading the page again at a press on a link to a place on it, where a tool has written what was typed into the
 * address: to its router that is another page, of which there is no data.
 *
 * Prevents Gatsby from loading the page again when a script cannot be loaded, which would lose what was typed, and begin anew
 * without end where there is no network. The code that needs the script shows a message.
 *
 * Answers a press on a form's button that nothing else has answered yet, with the sentence of its `data-loading`, as the browser
 * says what is wrong with a field.
 *
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-react-router-scroll/src/scroll-handler.tsx
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
export function beforeGatsby(): void {
  // A letter in UTF-8, the beginning of one at the very end, or a % that belongs to no letter.
  const escapes =
    /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|(?:%[c-f][\da-f](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$|%/gi

  const isSound = (text: string) => {
    try {
      decodeURIComponent(text)
      return true
    } catch {
      return false
    }
  }
  const repair = () => {
    const { origin, pathname, search, hash } = window.location
    const path = pathname
      .replace(escapes, (each) => (isSound(each) ? each : each.replace(/%/g, "%25")))
      .replace(/%25/g, "％")
    const fragment = hash.replace(escapes, (each, at: number) => {
      if (isSound(each)) return each
      return at + each.length === hash.length ? "" : each.replace(/%/g, "%25")
    })
    if (path === pathname && fragment === hash) return
    window.history.replaceState(window.history.state, "", origin + path + search + fragment)
  }
  repair()
  const begun = window.location.search
  // Gatsby's router also listens to popstate, but later.
  window.addEventListener("popstate", (event) => {
    repair()
    if (window.location.search !== begun) event.stopImmediatePropagation()
  })
  window.addEventListener("hashchange", repair)

  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as { reason: unknown }
    if (reason instanceof Error && reason.name === "ChunkLoadError")
      event.stopImmediatePropagation()
  })

  window.addEventListener("submit", (event) => {
    const { target, submitter, defaultPrevented } = event
    const text = (target as HTMLFormElement).dataset["loading"]
    if (defaultPrevented || !text || !(submitter instanceof HTMLButtonElement)) return
    submitter.setCustomValidity(text)
    submitter.reportValidity()
  })
}
