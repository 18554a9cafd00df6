/**
 * What an organization can do about one of its supports. `received`: the money of a gift has come; `refunded`: it is
 * paid back. The others are answers.
 */
export const SUPPORTER_ACTIONS = [
  'confirmed',
  'received',
  'completed',
  'declined',
  'refunded',
] as const
export type SupporterAction = (typeof SUPPORTER_ACTIONS)[number]

/** Whether an action needs a reason, which the supporter reads. */
export function needsReason(ctx: SupporterAction): boolean {
  return ctx === 'declined' || ctx === 'refunded'
}
