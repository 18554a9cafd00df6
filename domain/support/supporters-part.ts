/**
 * Status groups of an organization's supports. `waiting` for an answer; `consent`: of minors whose parents have not agreed; `confirmed`; `line`: on the waiting list;
 * `finish`: confirmed and over, ready to complete, without no-shows; `completed`; `closed`: declined, cancelled or no longer on the
 * waiting list; `refunded`: a refunded gift.
 */
export const SHOWN = [
  'waiting',
  'consent',
  'confirmed',
  'line',
  'finish',
  'completed',
  'closed',
  'refunded',
] as const
export type ShownPart = (typeof SHOWN)[number]
