/**
 * The organization's actions on a support. `received`: a gift's payment has arrived; `refunded`: it is refunded. The
 * others are answers.
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
export function actionNeedsReason(ctx: SupporterAction): boolean {
  return ctx === 'declined' || ctx === 'refunded'
}
