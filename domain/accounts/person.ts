import { m } from '#messages'

/** People on a page of the list, how far matches are counted, and how many addresses can be chosen from. */
export const PEOPLE_PER_PAGE = 25
export const PEOPLE_COUNTED_MOST = 1_000
export const ADDRESSES_MOST = 50

/** Most characters of what is searched for, and of a reason. */
export const PEOPLE_SEARCH_MAX = 200
export const PERSON_REASON_MAX = 2_000

/** What staff tell people apart by. Whoever is superuser and admin counts as superuser. */
export const PERSON_KINDS = ['superuser', 'admin', 'regular', 'suspended'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** What a person is to the administration. */
export type PersonRole = Exclude<PersonKind, 'suspended'>

const kinds: Record<PersonKind, () => string> = {
  superuser: m.people_superuser,
  admin: m.people_admin,
  regular: m.people_regular,
  suspended: m.people_suspended,
}

/** What such people are called. */
export function personKindLabel(kind: PersonKind): string {
  return kinds[kind]()
}

/** The one role of the list for whoever has these. */
export function roleOf(roles: readonly string[]): PersonRole {
  if (roles.includes('superuser')) return 'superuser'
  return roles.includes('admin') ? 'admin' : 'regular'
}

/** What a superuser decides about a person, each with a reason. */
export const USER_ACTIONS = [
  'grant-admin',
  'remove-admin',
  'grant-superuser',
  'remove-superuser',
  'suspend',
  'restore',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** The actions possible for a person in this state. Nobody suspends themselves. */
export function userActionsFor(person: {
  roles: readonly string[]
  isSuspended: boolean
  isSelf: boolean
}): UserAction[] {
  const { roles, isSuspended, isSelf } = person
  const actions: UserAction[] = []
  if (roles.includes('admin')) actions.push('remove-admin')
  else if (!isSuspended) actions.push('grant-admin')
  if (roles.includes('superuser')) actions.push('remove-superuser')
  else if (!isSuspended) actions.push('grant-superuser')
  if (isSuspended) actions.push('restore')
  else if (!isSelf) actions.push('suspend')
  return actions
}
