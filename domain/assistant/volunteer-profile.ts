import { m } from '#messages'
import { ALL_KINDS, type SupportKind } from '../support/support.ts'

export const PROFILE_PATH = '/volunteer-profile'
/** After this many answered messages, a profile is extracted from the conversation. */
export const EXCHANGES_NEEDED = 3
/** Maximum number of interests, skills and tags each, and maximum length of each in characters. */
export const WORDS_MAX = 20
export const WORD_MAX = 60

/** The ways users would most like to help. */
export type ProfileSupport = 'unknown' | SupportKind
export const VOLUNTEER_SUPPORT_TYPES: readonly ['unknown', ...SupportKind[]] = [
  'unknown',
  ...ALL_KINDS,
]

/** Ties to Israel. */
export const CONNECTIONS = [
  'interested',
  'friend',
  'family',
  'community',
  'lived-there',
  'lives-there',
] as const
export type IsraelConnection = (typeof CONNECTIONS)[number]

/** How often a user is in Israel. */
export const VISIT_FREQUENCIES = [
  'unknown',
  'never',
  'once',
  'sometimes',
  'yearly',
  'often',
  'lives-there',
] as const
export type VisitFrequency = (typeof VISIT_FREQUENCIES)[number]

/** What a user would like to do and can do. The lists keep words as typed. */
export type VolunteerProfile = {
  interests: string[]
  skills: string[]
  supportType: ProfileSupport
  connection: IsraelConnection
  visitFrequency: VisitFrequency
  /** Further requirements: when, with whom, in what way. */
  tags: string[]
}

/** As stored: the version increases with each edit. */
export type StoredProfile = VolunteerProfile & { version: number; updatedAt: Date }

/** The profile offered for review when nothing could be extracted from a conversation. */
export const FALLBACK: Readonly<VolunteerProfile> = {
  interests: [],
  skills: [],
  supportType: 'unknown',
  connection: 'interested',
  visitFrequency: 'unknown',
  tags: [],
}

const supportTypes: Record<ProfileSupport, () => string> = {
  unknown: m.volunteerprofile_support_unknown,
  volunteer: m.volunteerprofile_support_volunteer,
  donate: m.volunteerprofile_support_donate,
  attend: m.volunteerprofile_support_attend,
  visit: m.volunteerprofile_support_visit,
  invest: m.volunteerprofile_support_invest,
  business: m.volunteerprofile_support_business,
}

const connections: Record<IsraelConnection, () => string> = {
  interested: m.volunteerprofile_connection_interested,
  friend: m.volunteerprofile_connection_friend,
  family: m.volunteerprofile_connection_family,
  community: m.volunteerprofile_connection_community,
  'lived-there': m.volunteerprofile_connection_lived,
  'lives-there': m.volunteerprofile_connection_lives,
}

const frequencies: Record<VisitFrequency, () => string> = {
  unknown: m.volunteerprofile_visits_unknown,
  never: m.volunteerprofile_visits_never,
  once: m.volunteerprofile_visits_once,
  sometimes: m.volunteerprofile_visits_sometimes,
  yearly: m.volunteerprofile_visits_yearly,
  often: m.volunteerprofile_visits_often,
  'lives-there': m.volunteerprofile_connection_lives,
}

export function supportTypeLabel(type: ProfileSupport): string {
  return supportTypes[type]()
}

export function connectionLabel(connection: IsraelConnection): string {
  return connections[connection]()
}

export function visitFrequencyLabel(frequency: VisitFrequency): string {
  return frequencies[frequency]()
}
