import type { Coming } from '#domain/support/still-coming.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** What an organization reads of whether people still come after a change. */
export function comingWords(coming: Coming): string {
  switch (coming.said) {
    case 'nothing':
      return m.signups_asked()
    case 'yes':
      return m.signups_said_coming({ day: format.date(coming.at) })
    case 'some':
      return m.signups_seats_coming({ said: coming.seats, all: coming.places })
  }
}
