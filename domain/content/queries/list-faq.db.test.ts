import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, createTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { listFaq } from './list-faq.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('everyone can read the questions, in the order set by staff', async () => {
  const late = { id: newId(), position: 1000, question: 'Last?', answer: 'Last.' }
  const early = { id: newId(), position: 0, question: 'First?', answer: 'First.' }
  await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db.insertInto('faqEntries').values([late, early]).execute(),
  )
  for (const who of [visitor, guest(), memberOf('supporter')]) {
    const entries = await listFaq(app.caller(who), {})
    expect(entries.length).toBeGreaterThan(5)
    expect(entries[0]).toEqual({
      id: early.id,
      question: 'First?',
      answer: 'First.',
      feature: null,
    })
    expect(entries.at(-1)!.question).toBe('Last?')
  }
})
