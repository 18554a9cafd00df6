import type { Category } from '../project-events/project-event.ts'
import type { District } from '../places/place.ts'
import type { SupportKind } from '../support/support.ts'
import { understand } from '../understanding/understand.ts'
import type { Skill } from '../understanding/understood.ts'

const today = '2026-01-01'
export const topicsIn = (text: string): Category[] => understand(text, { today }).topics
export const kindsIn = (text: string): SupportKind[] => understand(text, { today }).kinds
export const districtsIn = (text: string): District[] => understand(text, { today }).districts
export const skillsIn = (text: string): Skill[] => understand(text, { today }).skills
