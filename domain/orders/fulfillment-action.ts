import type { CommandContext } from '#platform/operation.ts'

/** The command context that the fulfillment functions need. */
export type FulfillmentAction = Pick<
  CommandContext,
  'db' | 'actor' | 'now' | 'notify' | 'office' | 'seal' | 'audit'
>
