import * as React from "react"
import { loadPhoneCheck } from "./loadPhoneCheck"
import { countedPhone, type PhoneCheck } from "../../inquiry/phone"

/** A slow connection must not hold up a visitor who pressed the button. */
const LONGEST_WAIT_MS = 2000

/**
 * `prepare` fetches the numbering plans; `ready` gives the best check there is, waiting a little for them; `current` is
 * the best check without waiting. Until they are here, and if they never come, numbers are judged by their digits.
 */
export function usePhoneCheck() {
  const [phones] = React.useState(() => {
    let loaded: PhoneCheck | undefined
    let loading: Promise<void> | undefined

    const prepare = () => {
      loading ??= loadPhoneCheck().then(
        (check) => {
          loaded = check
        },
        () => {
          loading = undefined
        },
      )
      return loading
    }
    const current = () => loaded ?? countedPhone
    const ready = async () => {
      await Promise.race([
        prepare(),
        new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
      ])
      return current()
    }
    return { prepare, current, ready }
  })
  return phones
}
