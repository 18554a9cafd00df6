import type { CommandContext } from '#platform/operation.ts'

/** What the work on an order needs of the command that does it. */
export type OrderAction = Pick<CommandContext, 'db' | 'now' | 'seal' | 'notify' | 'office'>
