/** Of a group's name and description, in characters. */
export const GROUP_NAME_MIN = 2
export const GROUP_NAME_MAX = 80
export const GROUP_DESCRIPTION_MAX = 1000
/** People of one group, its leader among them. */
export const GROUP_MEMBERS_MAX = 50
/** Groups that one person may lead before they start another. */
export const GROUPS_LED_MAX = 10

/** Somebody who belongs to a group, as the others see them. */
export type GroupPerson = {
  id: string
  fullName: string
  avatarFileId: string | null
  joinedAt: Date
  isLeader: boolean
}

export function groupPath(id: string): string {
  return `/groups/${id}`
}

/** Where whoever has the invitation can join. */
export function invitePath(id: string, code: string): string {
  return `/groups/${id}/join?${new URLSearchParams({ code })}`
}
