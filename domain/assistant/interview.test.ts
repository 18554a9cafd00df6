import { expect, test } from 'vitest'
import type { ChatMessage } from './assistant.ts'
import { hear } from './hear.ts'
import { interview } from './interview.ts'
import { m } from '#messages'
import { speak } from '#platform/speak.ts'
import { AGAIN, choicesFor, QUESTIONS, type Question } from './interview-words.ts'

const OPENING = 'Shalom. What matters most to you?'

/** Runs a conversation; returns what the interviewer said after each answer. */
function lead(...answers: string[]): string[] {
  const messages: ChatMessage[] = [{ role: 'assistant', content: OPENING }]
  return answers.map((content) => {
    messages.push({ role: 'user', content })
    const { text } = interview(messages)
    messages.push({ role: 'assistant', content: text })
    return text
  })
}

test('asks for skills, then for ties to Israel, and then knows enough', () => {
  const [first, second, third] = lead(
    'Children and education',
    'I teach, a few hours a week',
    'My cousins live in Haifa, we come every summer',
  )
  expect(first).toContain(QUESTIONS.can())
  expect(second).toContain(QUESTIONS.ties())
  expect(third).toContain(m.interview_enough())
})

test('responds to what was just said', () => {
  const [first, second, third] = lead('Education', 'I cook', 'I have never been')
  expect(first).toMatch(/^Education: /)
  expect(second).toMatch(/^Cooking: /)
  expect(third).toMatch(/first visit/)
})

test('never asks what is already known', () => {
  const [first, second] = lead(
    'I am a nurse and want to help in a hospital for two weeks',
    'My sister lives in Haifa',
  )
  expect(first).toContain(QUESTIONS.ties())
  expect(second).not.toContain(QUESTIONS.can())
  expect(second).not.toContain(QUESTIONS.tie())
  const [only] = lead('I play the violin for old people')
  expect(only).toContain(QUESTIONS.time())
})

test('does not ask donors for hours', () => {
  const [first] = lead('I would like to donate for education')
  expect(first).toContain(QUESTIONS.ties())
})

test('repeats a question with examples, but only once', () => {
  const [first, second, third] = lead("I don't know", 'hm', 'no idea')
  expect(first).toContain(AGAIN.matters!())
  expect(second).toContain(QUESTIONS.can())
  expect(third).toContain(AGAIN.can!())
})

test('asks follow-up questions when the user answers everything at once', () => {
  const all =
    'I am a cook with free weekends, I care about food for families, I have friends in Haifa and come every year'
  const [first, second, third, fourth] = lead(
    all,
    'Near Jerusalem',
    'With my family',
    'That is all',
  )
  expect(first).toContain(QUESTIONS.place())
  expect(second).toContain(QUESTIONS.company())
  expect(third).toContain(m.interview_enough())
  expect(fourth).toContain(m.interview_more())
})

test('after a question from the user its own question stays open, and danger is answered with emergency contacts', () => {
  expect(lead('What can I do near Haifa?')[0]).toMatch(/keep that question in mind/)
  expect(lead('My neighbour is having a heart attack, help!')[0]).toContain(m.interview_urgent())
})

test('no question appears twice in a conversation', () => {
  for (const answers of [
    ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ['Food', 'Food', 'Food', 'Food', 'Food', 'Food'],
    ['😀', 'שלום', '\u0000', '{"a":1}', '?', '…'],
  ]) {
    const asked = lead(...answers).flatMap((text) => text.match(/[^.!?:]*\?/g) ?? [])
    const questions = asked.filter((question) => !m.interview_more().includes(question))
    expect(new Set(questions).size).toBe(questions.length)
  }
})

test('starts by itself, and in Hebrew asks and responds in Hebrew', () => {
  expect(interview([])).toMatchObject({ text: QUESTIONS.matters() })
  const said = speak('he', () => lead('ילדים וחינוך', 'אני מורה, כמה שעות בשבוע'))
  expect(said[0]).toContain(speak('he', QUESTIONS.can))
  expect(said[0]).toMatch(/^ילדים ונוער/)
  expect(said[1]).toContain(speak('he', QUESTIONS.ties))
  expect(speak('he', () => lead('יש שריפה בבניין שלנו!'))[0]).toContain(
    speak('he', m.interview_urgent),
  )
})

test('a conversation that changes its language repeats no question', () => {
  const { text } = interview([
    { role: 'user', content: 'חינוך' },
    { role: 'assistant', content: speak('he', QUESTIONS.can) },
    { role: 'user', content: 'I teach, a few hours a week' },
  ])
  expect(text).toContain(QUESTIONS.ties())
})

test.each(['en', 'he'] as const)(
  'the replies that are offered are understood in %s',
  (language) => {
    const silent = (Object.keys(QUESTIONS) as Question[]).flatMap((question) =>
      speak(language, () =>
        choicesFor(question).filter((choice) => {
          const asked = { role: 'assistant' as const, content: QUESTIONS[question]() }
          const heard = hear([asked, { role: 'user', content: choice }])
          return Object.values(heard)
            .flat()
            .every((value) => value === null || value === false)
        }),
      ),
    )
    // These ask for nothing.
    expect(silent).toEqual(
      language === 'he' ? ['לא משנה איפה', 'לבד'] : ['It does not matter', 'By myself'],
    )
  },
)
