import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'

/**
 * Shown while Israel and a charitable status are chosen. By the style sheet, so that it comes and goes also without
 * scripts; in a form that is `group/form`.
 */
export function ApprovalNote() {
  return (
    <Banner
      className="hidden group-has-[#country_option[value=israel]:checked]/form:group-has-[#charitableStatus_option[value=yes]:checked]/form:flex"
      title={m.registration_46a_title()}
    >
      {m.registration_46a_text()}
    </Banner>
  )
}
