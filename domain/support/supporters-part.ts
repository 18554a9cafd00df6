/**
 * Status groups of an organization's supports. `waiting` for an answer; `confirmed`; `finish`: confirmed and over,
 * ready to complete; `completed`; `closed`: declined or cancelled; `refunded`: a refunded gift.
 */
export const SHOWN = ['waiting', 'confirmed', 'finish', 'completed', 'closed', 'refunded'] as const
export type ShownPart = (typeof SHOWN)[number]
