import { expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { isOver } from './is-over.ts'
import { phaseOf } from './support-rules.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'

const app = startTestApp()

const NOW = new Date('2026-05-10T21:30:00Z')
const event = (more: object) => ({ type: 'event', startDatetime: '2026-05-10T18:00:00Z', ...more })

test.each([
  [{}],
  [{ endDate: '2026-05-10' }],
  // It is already the 11th in Jerusalem, and still the 10th in New York.
  [{ endDate: '2026-05-10', timeZone: 'America/New_York' }],
  [{ endDate: '2026-05-11' }],
  [{ startDate: '2026-06-01', endDate: '2026-06-02' }],
  [{ completedAt: '2026-05-01T00:00:00Z' }],
  [event({})],
  [event({ timeZone: 'America/New_York' })],
  [event({ endDatetime: '2026-05-10T21:30:00Z' })],
  [event({ endDatetime: '2026-05-10T21:31:00Z' })],
  [event({ endDatetime: '2026-05-10T23:00:00Z', completedAt: '2026-05-10T20:00:00Z' })],
])('%j: the database and the rule agree', async (more) => {
  const id = await addSupportable(app, more)
  const row = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('projectEvents')
      .select(CARD_COLUMNS)
      .select(['completedAt', isOver(NOW).as('over')])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const occasion = presentItem(row)
  expect(row.over).toBe(phaseOf(occasion, NOW) === 'completed')
})
