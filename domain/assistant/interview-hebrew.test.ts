import { expect, test } from 'vitest'
import { m } from '#messages'
import { speak } from '#platform/speak.ts'
import type { ChatMessage } from './assistant.ts'
import { extractProfile } from './extract-profile.ts'
import { interview } from './interview.ts'
import { AGAIN, choicesFor, QUESTIONS, type Question } from './interview-words.ts'
import { hear } from './hear.ts'

/** Runs a conversation in Hebrew; returns what the interviewer said after each answer, and the whole of it. */
function lead(...answers: string[]) {
  return speak('he', () => {
    const messages: ChatMessage[] = [{ role: 'assistant', content: m.volunteerprofile_opening() }]
    const said = answers.map((content) => {
      messages.push({ role: 'user', content })
      const { text } = interview(messages)
      messages.push({ role: 'assistant', content: text })
      return text
    })
    return { said, messages }
  })
}
const inHebrew = (text: () => string) => speak('he', text)

test('the interview asks in Hebrew, responds to what was said, and knows when it is enough', () => {
  const [first, second, third] = lead(
    'ילדים וחינוך',
    'אני מורה, כמה שעות בשבוע',
    'יש לי משפחה בישראל ואני מבקרת כל שנה',
  ).said
  expect(first).toContain(inHebrew(QUESTIONS.can))
  expect(first).toMatch(/^ילדים ונוער, חינוך: |^ילדים ונוער וחינוך: /)
  expect(second).toContain(inHebrew(QUESTIONS.ties))
  expect(third).toContain(inHebrew(m.interview_enough))
})

test('a question is repeated once, and an emergency comes first', () => {
  const [first, second] = lead('לא יודע', 'אין לי מושג').said
  expect(first).toContain(inHebrew(AGAIN.matters!))
  expect(second).toContain(inHebrew(QUESTIONS.can))
  expect(lead('יש שריפה בבניין שלנו!').said[0]).toContain(inHebrew(m.interview_urgent))
})

test.each([
  [
    ['חיילים פצועים', 'אני פיזיותרפיסט, שבועיים בקיץ', 'נולדתי בישראל, אני מגיע כל קיץ'],
    {
      interests: ['Health care', 'Soldiers and their families'],
      connection: 'lived-there',
      visitFrequency: 'yearly',
    },
  ],
  [
    ['חקלאות וטבע', 'אני אוהבת לבשל, בסופי שבוע', 'אני גרה בחיפה'],
    {
      interests: ['Farming and nature'],
      skills: ['Cooking'],
      tags: ['Weekends'],
      connection: 'lives-there',
    },
  ],
  [
    ['אני רוצה לתרום לחינוך', 'לתרום, אין לי זמן', 'חברים בישראל, עוד לא הייתי שם'],
    {
      interests: ['Education'],
      supportType: 'donate',
      connection: 'friend',
      visitFrequency: 'never',
    },
  ],
])('%j is read', (answers, profile) => {
  expect(extractProfile(lead(...answers).messages)).toMatchObject(profile)
})

test('what is not wanted is not noted', () => {
  const { interests } = extractProfile(lead('ילדים, אבל לא בעלי חיים').messages)
  expect(interests).toEqual(['Children and youth'])
})

test('a conversation that changes its language repeats no question', () => {
  const { messages } = lead('חינוך')
  const { text } = interview([
    ...messages,
    { role: 'user', content: 'I teach, a few hours a week' },
  ])
  expect(text).toContain(QUESTIONS.ties())
})

test('the replies that are offered are understood', () => {
  const said = (Object.keys(QUESTIONS) as Question[]).flatMap((question) =>
    speak('he', () =>
      choicesFor(question).map((choice) => ({
        choice,
        heard: hear([
          { role: 'assistant', content: QUESTIONS[question]() },
          { role: 'user', content: choice },
        ]),
      })),
    ),
  )
  const silent = said.filter(({ heard }) => Object.values(heard).every(isNothing))
  // These two ask for nothing.
  expect(silent.map(({ choice }) => choice)).toEqual(['לא משנה איפה', 'לבד'])
})

function isNothing(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
