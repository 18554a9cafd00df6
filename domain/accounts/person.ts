import { m } from '#messages'

/** Users per page of the list, the limit of the match count, and the number of addresses offered as filters. */
export const PEOPLE_PER_PAGE = 25
export const PEOPLE_COUNTED_MOST = 1_000
export const ADDRESSES_MOST = 50

/** Maximum length of a search and of a reason, in characters. */
export const PEOPLE_SEARCH_MAX = 200
export const PERSON_REASON_MAX = 2_000

/** The kinds of users that staff can filter by. A user who is both superuser and admin counts as superuser. */
export const PERSON_KINDS = ['superuser', 'admin', 'regular', 'suspended'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** A user's role in the administration. */
export type PersonRole = Exclude<PersonKind, 'suspended'>

const kinds: Record<PersonKind, () => string> = {
  superuser: m.people_superuser,
  admin: m.people_admin,
  regular: m.people_regular,
  suspended: m.people_suspended,
}

/** The label of a kind of user. */
export function personKindLabel(kind: PersonKind): string {
  return kinds[kind]()
}

/** The single role the list shows for these roles. */
export function roleOf(roles: readonly string[]): PersonRole {
  if (roles.includes('superuser')) return 'superuser'
  return roles.includes('admin') ? 'admin' : 'regular'
}

/** The actions a superuser can take on a user; each needs a reason. */
export const USER_ACTIONS = [
  'grant-admin',
  'remove-admin',
  'grant-superuser',
  'remove-superuser',
  'suspend',
  'restore',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** The actions available for a user in this state. Suspending oneself is never one. */
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
