import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { listFaq } from './list-faq.ts'

const app = startTestApp()

test('everyone can read the questions, in the order set by staff', async () => {
  const late = { id: newId(), position: 1000, question: 'Last?', answer: 'Last.' }
  const early = { id: newId(), position: 0, question: 'First?', answer: 'First.' }
  await app.asStaff('admin').insert('faqEntries', [late, early])
  for (const who of [visitor, guest(), memberOf('supporter')]) {
    const entries = await listFaq(app.caller(who), {})
    expect(entries.length).toBeGreaterThan(5)
    expect(entries[0]).toEqual({
      id: early.id,
      question: 'First?',
      answer: 'First.',
      feature: null,
      language: 'en',
    })
    expect(entries.at(-1)!.question).toBe('Last?')
  }
})

test('on Hebrew pages questions are in Hebrew, those that have none in English', async () => {
  const both = {
    id: newId(),
    position: 1001,
    question: 'In both?',
    answer: 'Yes.',
    questionHe: 'בשתיהן?',
    answerHe: 'כן.',
  }
  await app.asStaff('admin').insert('faqEntries', both)
  const read = () => listFaq(app.caller(visitor), {})
  const [english, hebrew] = [await speak('en', read), await speak('he', read)]
  expect(english.at(-1)).toMatchObject({ question: 'In both?', answer: 'Yes.', language: 'en' })
  expect(hebrew.at(-1)).toMatchObject({ question: 'בשתיהן?', answer: 'כן.', language: 'he' })
  expect(hebrew.at(-2)).toMatchObject({ question: 'Last?', language: 'en' })
})

test('the questions that the site began with are in Hebrew too', async () => {
  const entries = await speak('he', () => listFaq(app.caller(visitor), {}))
  const listed = entries.filter(({ language }) => language === 'he')
  expect(listed.length).toBeGreaterThanOrEqual(12)
  for (const { question, answer } of listed) {
    expect(question).toMatch(/\p{Script=Hebrew}/u)
    expect(answer).toMatch(/\p{Script=Hebrew}/u)
  }
})
