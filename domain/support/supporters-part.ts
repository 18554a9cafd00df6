/**
 * Status groups of an organization's supports. `waiting` for an answer; `confirmed`; `line`: on the waiting list;
 * `finish`: confirmed and over, ready to complete; `completed`; `closed`: declined, cancelled or no longer on the
 * waiting list; `refunded`: a refunded gift.
 */
export const SHOWN = [
  'waiting',
  'confirmed',
  'line',
  'finish',
  'completed',
  'closed',
  'refunded',
] as const
export type ShownPart = (typeof SHOWN)[number]
