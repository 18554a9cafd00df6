import type { Deed } from '#platform/operation.ts'

/** What a command of the desks gives to the verbs within it. */
export type DeskDeed = Pick<
  Deed,
  'db' | 'actor' | 'now' | 'mail' | 'linkTo' | 'office' | 'seal' | 'audit'
>
