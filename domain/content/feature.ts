import { m } from '#messages'

/** Every feature that staff can disable, as in `app.site_features`. */
export const FEATURES = [
  'store',
  'marketplace',
  'map',
  'calendar',
  'visit',
  'donations',
  'volunteering',
  'ambassadors',
  'partner-registration',
  'assistant',
  'volunteer-profile',
  'voice',
  'tracking',
] as const
export type Feature = (typeof FEATURES)[number]

type Words = { name: () => string; description: () => string }

const words: Record<Feature, Words> = {
  store: { name: m.features_store, description: m.features_store_text },
  marketplace: { name: m.features_marketplace, description: m.features_marketplace_text },
  map: { name: m.features_map, description: m.features_map_text },
  calendar: { name: m.features_calendar, description: m.features_calendar_text },
  visit: { name: m.features_visit, description: m.features_visit_text },
  donations: { name: m.features_donations, description: m.features_donations_text },
  volunteering: { name: m.features_volunteering, description: m.features_volunteering_text },
  ambassadors: { name: m.features_ambassadors, description: m.features_ambassadors_text },
  'partner-registration': {
    name: m.features_partner_registration,
    description: m.features_partner_registration_text,
  },
  assistant: { name: m.features_assistant, description: m.features_assistant_text },
  voice: { name: m.features_voice, description: m.features_voice_text },
  'volunteer-profile': {
    name: m.features_volunteer_profile,
    description: m.features_volunteer_profile_text,
  },
  tracking: { name: m.features_tracking, description: m.features_tracking_text },
}

/** A feature's name and a description of what disabling it removes. */
export function featureLabels(feature: Feature): { name: string; description: string } {
  const { name, description } = words[feature]
  return { name: name(), description: description() }
}
