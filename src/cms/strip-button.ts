import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { strip } from "./live/panel"

/**
 * Shows a button in the strip at the foot of the editor.
 *
 * @param make the button for the form or list that is open; called again after each change of the address, login and logout
 */
export function offerButton(make: () => HTMLButtonElement | undefined): void {
  let offered: HTMLButtonElement | undefined
  const offer = () => {
    offered?.remove()
    offered = make()
    if (offered) strip().prepend(offered)
  }
  window.addEventListener("hashchange", offer)
  let user: unknown
  store.subscribe(() => {
    const now = store.getState().auth.user
    if (now === user) return
    user = now
    offer()
  })
}
