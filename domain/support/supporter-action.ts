/**
 * What an organization can do about one of its supports. `received`: the money of a gift has come; `refunded`: it is
 * paid back. The others are answers.
 */
export const SUPPORTER_DEEDS = [
  'confirmed',
  'received',
  'completed',
  'declined',
  'refunded',
] as const
export type SupporterAction = (typeof SUPPORTER_DEEDS)[number]

/** Whether a deed needs a reason, which the supporter reads. */
export function needsReason(ctx: SupporterAction): boolean {
  return ctx === 'declined' || ctx === 'refunded'
}
