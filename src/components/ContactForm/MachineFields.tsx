import {
  OPENED_FIELD,
  SUSPICION_FIELD,
  TRAP_FIELD,
  type InquiryRoute,
} from "../../inquiry/inquiryForm"
import { useWords } from "../../interface/words"

/**
 * Hidden fields: the honeypot (must stay empty), the opening time, the suspicion mark, the list and the form name. The list is
 * present even when empty, because Netlify accepts only fields it found in the static HTML.
 */
export function MachineFields({ route, list }: { route: InquiryRoute; list: string }) {
  const words = useWords("form")
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor="inquiry-trap">{words.trap}</label>
      <input id="inquiry-trap" type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={OPENED_FIELD} />
      <input type="hidden" name={SUSPICION_FIELD} />
      <input type="hidden" name="list" value={list} />
      {route.kind === "post" && route.service === "netlify" ? (
        <input type="hidden" name="form-name" value="inquiry" />
      ) : null}
    </div>
  )
}
