import { focusOnMount } from "../../hooks/focus"
import { Notice } from "../Notice/Notice"
import type { InquiryValues } from "../../inquiry/inquiryForm"
import { OtherWays, type CompanyReach } from "./OtherWays"
import { failureSentence, type SendFailure } from "./sendInquiry"
import { useWords } from "../../interface/words"

interface FailurePanelProps {
  failure: SendFailure
  values: InquiryValues
  company: CompanyReach
}

/** Says that sending failed and why, and offers other ways to send. */
export function FailurePanel({ failure, values, company }: FailurePanelProps) {
  const words = useWords("form")
  return (
    <Notice isError role="group" aria-labelledby="inquiry-failure" tabIndex={-1} ref={focusOnMount}>
      <div role="alert">
        <h3 id="inquiry-failure">{words.notSent}</h3>
        <p>
          {failureSentence(failure, words)} {words.stillHere}
        </p>
      </div>
      <OtherWays values={values} company={company} />
    </Notice>
  )
}
