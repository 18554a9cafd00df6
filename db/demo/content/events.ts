import type { DemoEvent } from '../shapes.ts'
import { FIRST_MONTH } from './events/first-month.ts'
import { NOT_APPROVED } from './events/not-approved.ts'
import { PAST } from './events/past.ts'
import { SECOND_MONTH } from './events/second-month.ts'
import { THIRD_TO_FIFTH_MONTH } from './events/third-to-fifth-month.ts'
import { TODAY } from './events/today.ts'

export const EVENTS: DemoEvent[] = [
  ...PAST,
  ...TODAY,
  ...FIRST_MONTH,
  ...SECOND_MONTH,
  ...THIRD_TO_FIFTH_MONTH,
  ...NOT_APPROVED,
]
