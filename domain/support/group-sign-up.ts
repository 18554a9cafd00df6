import { kindsTaking } from './support.ts'

/** The kinds of support a group can give together: those that take places. */
export const GROUP_KINDS = kindsTaking('place')
export type GroupKind = (typeof GROUP_KINDS)[number]

/** Fewer people sign up individually. */
export const SEATS_MIN = 2

/** Parses a kind from a URL, or null. */
export function parseGroupKind(word: string | null | undefined): GroupKind | null {
  return GROUP_KINDS.find((kind) => kind === word) ?? null
}

/** The path of the form where a leader signs the group up for an item. */
export function signUpPath(groupId: string, of: { itemId: string; kind: GroupKind }): string {
  return `/groups/${groupId}/sign-up?${new URLSearchParams({ item: of.itemId, kind: of.kind })}`
}

/** Why a group member cannot come along. */
export type HeldBack = 'has-place' | 'own-item'
