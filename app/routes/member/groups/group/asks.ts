import { groupPath } from '#domain/support/group.ts'

/** Actions that the group's page asks to confirm; each has a URL. */
export const ASKS = ['leave', 'hand-over', 'end', 'renew', 'remove'] as const
export type Ask = (typeof ASKS)[number]

/** Parses the action from a URL, limited to those this user may take. */
export function askOf(word: string | null, isLeader: boolean): Ask | null {
  const ask = ASKS.find((one) => one === word) ?? null
  if (ask === null) return null
  return isLeader ? ask : ask === 'leave' ? ask : null
}

/** Returns the URL of the confirmation dialog, with the member it is about. */
export function askPath(groupId: string, ask: Ask, memberId?: string): string {
  const query = new URLSearchParams({ ask, ...(memberId && { member: memberId }) })
  return `${groupPath(groupId)}?${query}`
}
