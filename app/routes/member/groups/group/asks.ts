import { groupPath } from '#domain/support/group.ts'

/** What the group's page asks about before it is done; each is an address. */
export const ASKS = ['leave', 'hand-over', 'end', 'renew', 'remove'] as const
export type Ask = (typeof ASKS)[number]

/** What an address asks, of those that this person may answer. */
export function askOf(word: string | null, isLeader: boolean): Ask | null {
  const ask = ASKS.find((one) => one === word) ?? null
  if (ask === null) return null
  return isLeader ? ask : ask === 'leave' ? ask : null
}

/** Where the group's page asks that; of whom, where it is about one member. */
export function askPath(groupId: string, ask: Ask, memberId?: string): string {
  const query = new URLSearchParams({ ask, ...(memberId && { member: memberId }) })
  return `${groupPath(groupId)}?${query}`
}
