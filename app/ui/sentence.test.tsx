import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { Sentence } from './sentence.tsx'

const shown = (language: 'en' | 'he', text: string) =>
  speak(language, () => renderToStaticMarkup(<Sentence>{text}</Sentence>))

test('a name within a sentence is marked if its letters are not those of the page', () => {
  expect(shown('en', 'By ידי הגליל, in Haifa')).toBe('By <bdi lang="he">ידי הגליל</bdi>, in Haifa')
  expect(shown('he', 'מאת Hands of the Galilee, בחיפה')).toBe(
    'מאת <bdi lang="en">Hands of the Galilee</bdi>, בחיפה',
  )
  expect(shown('he', 'עוד על Rabbi Cohen’s 7 kitchens')).toBe(
    'עוד על <bdi lang="en">Rabbi Cohen’s 7 kitchens</bdi>',
  )
})

test('digits that belong to a Latin word stay with it', () => {
  expect(shown('he', 'הזמנה F4I-1010, אתמול')).toBe('הזמנה <bdi lang="en">F4I-1010</bdi>, אתמול')
})

test('sentences without one, numbers and single letters stay as they are', () => {
  expect(shown('en', 'By Hands of the Galilee')).toBe('By Hands of the Galilee')
  expect(shown('he', 'נשארו 3 מקומות (M)')).toBe('נשארו 3 מקומות (M)')
})
