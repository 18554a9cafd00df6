import type { CommandContext } from '#platform/operation.ts'

/** The command context that order functions need. */
export type OrderAction = Pick<CommandContext, 'db' | 'now' | 'seal' | 'notify' | 'office'>
