/** Limits of a group's name and description, in characters. */
export const GROUP_NAME_MIN = 2
export const GROUP_NAME_MAX = 80
export const GROUP_DESCRIPTION_MAX = 1000
/** Members per group, including the leader. */
export const GROUP_MEMBERS_MAX = 50
/** The maximum number of groups a user can lead and still start another. */
export const GROUPS_LED_MAX = 10

/** A group member, as the others see them. */
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

/** The path where the holder of an invitation can join. */
export function invitePath(id: string, code: string): string {
  return `/groups/${id}/join?${new URLSearchParams({ code })}`
}
