import { m } from '#messages'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'

/** What happens after the form is sent, in four steps. */
export function RegistrationNextSteps() {
  return (
    <NumberedSteps
      id="next-steps"
      title={m.registration_next_title()}
      steps={[
        m.registration_next_submit(),
        m.registration_next_documents(),
        m.registration_next_review(),
        m.registration_next_post(),
      ]}
      className="self-start"
    />
  )
}
