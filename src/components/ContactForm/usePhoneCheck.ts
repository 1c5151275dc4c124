import * as React from "react"
import { loadPhoneCheck } from "./loadPhoneCheck"
import { countedPhone, type PhoneCheck } from "../../inquiry/phone"

/** A slow connection must not delay sending for longer than this. */
const LONGEST_WAIT_MS = 2000

/**
 * Phone number checks: `prepare` loads the numbering plans, `ready` waits briefly for them, `current` does not wait. Until they
 * are loaded, only the number of digits is checked.
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
