import {
  OPENED_FIELD,
  SUSPICION_FIELD,
  TRAP_FIELD,
  type InquiryRoute,
} from "../../inquiry/inquiryForm"

/**
 * What only machines fill or read: the trap (which has to stay empty), the time of opening, a suspicion, the list (there even when
 * empty, because Netlify takes only fields it saw in the static HTML), the name of the form.
 */
export function MachineFields({ route, list }: { route: InquiryRoute; list: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor="inquiry-trap">Leave this empty</label>
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
