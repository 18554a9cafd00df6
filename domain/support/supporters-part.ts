/**
 * Parts of an organization's supports. `waiting` for an answer; `confirmed`; `finish`: confirmed, for something that is
 * over, so that it can be completed; `completed`; `closed`: declined or cancelled; `refunded`: a gift that was paid back.
 */
export const SHOWN = ['waiting', 'confirmed', 'finish', 'completed', 'closed', 'refunded'] as const
export type ShownPart = (typeof SHOWN)[number]
