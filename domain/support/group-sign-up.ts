import type { SupportKind } from './support.ts'

/** What a group can do together: where places are taken. */
export const GROUP_KINDS = ['volunteer', 'attend'] as const satisfies readonly SupportKind[]
export type GroupKind = (typeof GROUP_KINDS)[number]

/** Fewer sign up each for themselves. */
export const SEATS_MIN = 2

/** The kind of a word of the address, or null. */
export function parseGroupKind(word: string | null | undefined): GroupKind | null {
  return GROUP_KINDS.find((kind) => kind === word) ?? null
}

/** Where a group's leader signs it up for an item. */
export function signUpPath(groupId: string, of: { itemId: string; kind: GroupKind }): string {
  return `/groups/${groupId}/sign-up?${new URLSearchParams({ item: of.itemId, kind: of.kind })}`
}

/** Why somebody of a group cannot come along. */
export type HeldBack = 'has-place' | 'own-item'
