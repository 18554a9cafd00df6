import type { DemoEvent } from '../shapes.ts'
import { TODAY_AND_THIS_MONTH } from './events/today-and-this-month.ts'

export const EVENTS: DemoEvent[] = [...TODAY_AND_THIS_MONTH]
