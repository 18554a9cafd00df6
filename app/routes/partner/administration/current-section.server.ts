import {
  activityLabel,
  audienceLabel,
  type ActivityFocus,
} from '#domain/partners/activity-focus.ts'
import { findOwnPartner, type OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import {
  parseCountry,
  charitableStatusLabel,
  countryLabel,
  organizationTypeLabel,
  otherNameLabel,
} from '#domain/partners/partner-words.ts'
import { CHARITABLE_STATUSES, focusAreaLabel } from '#domain/partners/partner.ts'
import { mayEditProfile } from '#domain/partners/partner-rules.ts'
import { formOf, nameField, NAME_LANGUAGES } from '#domain/partners/registration.ts'
import { valuesOfProfile } from '#domain/partners/values-of-partner.ts'
import { districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { type FormValues } from '#app/request/form.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import type { Caller } from '#platform/operation.ts'
import { labelsInEach } from '../texts-in-each.tsx'
import { partnerTexts } from './partner-texts.ts'

type Part = keyof OwnPartner['versions']

/** Returns what another window has saved in a section since its form was opened, or null if it can no longer be edited. */
export async function currentSection(
  caller: Caller,
  { part, typed }: { part: Part; typed: FormValues },
): Promise<Overtaken | null> {
  const own = await findOwnPartner(caller, {})
  if (!own || !mayEditProfile(own.status)) return null
  const stored = part === 'focus' ? focusInWords(own.focus) : asShown(valuesOf(own))
  const said = part === 'focus' ? typed : asShown(typed)
  return { version: own.versions[part], different: differences(LABELS[part](), said, stored) }
}

function valuesOf(own: OwnPartner): Partial<FormValues> {
  return { ...valuesOfProfile(own), ...(own.isContactPublic && { isContactPublic: 'yes' }) }
}

/** Replaces option values by their labels. */
function asShown(values: Partial<FormValues>): Partial<FormValues> {
  const country = parseCountry(values['country'])
  const type = values['organizationType'] ?? ''
  const status = CHARITABLE_STATUSES.find((word) => word === values['charitableStatus'])
  return {
    ...values,
    country: country ? countryLabel(country) : '',
    organizationType: country ? organizationTypeLabel(country, formOf(type)) : type,
    charitableStatus: status ? charitableStatusLabel(status) : '',
    isContactPublic:
      'isContactPublic' in values
        ? m.partneradmin_contact_shown()
        : m.partneradmin_contact_hidden(),
  }
}

const LABELS: Record<Part, () => Record<string, string>> = {
  basic: () => ({
    name: m.registration_name(),
    ...Object.fromEntries(
      NAME_LANGUAGES.map((language) => [nameField(language), otherNameLabel(language)]),
    ),
    website: m.registration_website(),
    registrationNumber: m.registration_number(),
    yearEstablished: m.registration_year(),
    country: m.registration_country(),
    organizationType: m.registration_type(),
    charitableStatus: m.registration_charitable(),
    physicalAddress: m.partneradmin_address(),
    mission: m.partneradmin_mission(),
    description: m.partneradmin_description(),
    ...labelsInEach(partnerTexts),
  }),
  contact: () => ({
    contactPersonName: m.registration_contact_name(),
    contactPersonRole: m.registration_contact_role(),
    email: m.registration_email(),
    phone: m.registration_phone(),
    facebook: m.registration_facebook(),
    instagram: m.registration_instagram(),
    twitter: m.registration_twitter(),
    linkedin: m.registration_linkedin(),
    isContactPublic: m.partneradmin_contact_public(),
  }),
  focus: () => ({
    primaryFocusAreas: m.partneradmin_focus_areas(),
    otherFocusArea: m.partneradmin_other_focus(),
    primaryRegionalFocus: m.partneradmin_regions(),
    targetAudience: m.partneradmin_audience(),
    otherTargetAudience: m.partneradmin_other_audience(),
    activities: m.partneradmin_activities(),
    otherActivity: m.partneradmin_other_activity(),
  }),
}

/** Joins the selected options and texts of each list into one string. */
export function focusInWords(focus: ActivityFocus): FormValues {
  const { otherFocusArea, otherTargetAudience, otherActivity } = focus
  return {
    primaryFocusAreas: focus.primaryFocusAreas.map(focusAreaLabel).join(', '),
    otherFocusArea: otherFocusArea ?? '',
    primaryRegionalFocus: focus.primaryRegionalFocus.map(districtLabel).join(', '),
    targetAudience: focus.targetAudience.map(audienceLabel).join(', '),
    otherTargetAudience: otherTargetAudience ?? '',
    activities: focus.activities.map(activityLabel).join(', '),
    otherActivity: otherActivity ?? '',
  }
}
