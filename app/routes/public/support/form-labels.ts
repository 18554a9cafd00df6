import { m } from '#messages'
import type { FormKind } from '#domain/support/support.ts'

type FormWords = {
  lead: () => string
  submit: () => string
  message: () => string
  /** Absent if the kind does not count people. */
  places?: () => string
  isMessageNeeded: boolean
}

/** Form texts for each kind of support. */
export const formLabels: Record<FormKind, FormWords> = {
  volunteer: {
    lead: m.supporting_volunteer_lead,
    submit: m.supporting_volunteer_submit,
    message: m.supporting_volunteer_message,
    places: m.supporting_volunteer_places,
    isMessageNeeded: false,
  },
  attend: {
    lead: m.supporting_attend_lead,
    submit: m.supporting_attend_submit,
    message: m.supporting_message,
    places: m.supporting_attend_places,
    isMessageNeeded: false,
  },
  visit: {
    lead: m.supporting_visit_lead,
    submit: m.supporting_visit_submit,
    message: m.supporting_visit_message,
    places: m.supporting_visit_places,
    isMessageNeeded: true,
  },
  invest: {
    lead: m.supporting_invest_lead,
    submit: m.supporting_enquiry_submit,
    message: m.supporting_invest_message,
    isMessageNeeded: true,
  },
  business: {
    lead: m.supporting_business_lead,
    submit: m.supporting_enquiry_submit,
    message: m.supporting_business_message,
    isMessageNeeded: true,
  },
}
