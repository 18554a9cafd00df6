import { sql } from 'kysely'
import { expect } from 'vitest'
import { system, type TestApp } from './create-test-app.ts'

/** Explains each fault to the developer who has to find it. */
const MEANS: Record<string, string> = {
  'payment and its entries': 'what a payment says has come or gone is not the sum of its entries',
  'order and its payment': 'an order has no payment, or one of another sum than its parts have',
  'part and its lines': 'a part of an order costs something else than its lines',
  'work without payment': 'a part is sent, or about to be, whose money has not come',
  'waiting for a payment that has ended': 'a part holds its pieces for money that cannot come',
  'gift and its payment': 'a gift stands where its payment does not, or has another sum',
  'progress and its gifts': 'an item shows another sum than the gifts that came for it',
  'payment and its claims':
    'what a payment says is on its way back or disputed is not what refunds and disputes say',
  'entry and its shares': 'an entry of an order is not shared out to its parts, to the cent',
  'part and its shares': 'what a part says has come or gone is not the sum of its shares',
  'parts and their payment': 'the parts of an order together say something else than its payment',
  'line and its refunds': 'a line counts other units as refunded than its refunds do',
  'refund and its entry':
    'money was paid back without an entry, or entered without being paid back',
}

/** Fails with every place where payments, entries, orders, gifts and progress disagree. */
export async function expectBooksAgree(app: TestApp): Promise<void> {
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ fault: string; id: string }>`
      select fault, id::text from app.ledger_mismatches order by fault, id`.execute(db),
  )
  const told = rows.map(({ fault, id }) => `${fault} (${id}): ${MEANS[fault] ?? 'unknown'}`)
  expect(told, told.join('\n')).toEqual([])
}
