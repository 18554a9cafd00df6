import type { Question } from '../question.ts'
import { conversations } from './conversations.ts'
import { days } from './days.ts'
import { inHebrew } from './in-hebrew.ts'
import { fresh } from './fresh.ts'
import { kinds } from './kinds.ts'
import { places } from './places.ts'
import { refusals } from './refusals.ts'
import { site } from './site.ts'
import { topics } from './topics.ts'
import { unseen } from './unseen.ts'

/** Everything the built-in assistant is asked in the tests, by what is tried. */
export const questions: Record<string, readonly Question[]> = {
  places,
  days,
  topics,
  kinds,
  site,
  conversations,
  refusals,
  unseen,
  fresh,
  inHebrew,
}
