import type { CommandContext } from '#platform/operation.ts'

/** What a command of the desks gives to the verbs within it. */
export type FulfillmentAction = Pick<
  CommandContext,
  'db' | 'actor' | 'now' | 'notify' | 'office' | 'seal' | 'audit'
>
