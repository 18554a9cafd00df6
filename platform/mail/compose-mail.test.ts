import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { composeMail } from './compose-mail.ts'

const mail = composeMail({
  kind: 'test',
  to: 'a@demo.test',
  subject: 'Hello\r\nBcc: everybody@demo.test',
  greeting: 'Hello <b>Ann</b>,',
  paragraphs: ['You & me'],
  action: { label: 'Open "it"', url: 'https://here.example/?a=1&b=2' },
  footer: 'Bye',
})

test('a name cannot become markup', () => {
  expect(mail.html).toContain('Hello &lt;b&gt;Ann&lt;/b&gt;,')
  expect(mail.html).toContain('href="https://here.example/?a=1&amp;b=2"')
  expect(mail.html).not.toContain('<b>')
})

test('a line break in a subject cannot begin another header', () => {
  expect(mail.subject).toBe('Hello Bcc: everybody@demo.test')
})

test('the plain text carries the same words and the whole address', () => {
  expect(mail.text).toContain('You & me')
  expect(mail.text).toContain('https://here.example/?a=1&b=2\n')
})

test('a name in other letters has its language', () => {
  const { html } = composeMail({
    kind: 'test',
    to: 'a@demo.test',
    subject: 'Hello',
    greeting: 'Hello Ann,',
    paragraphs: ['By ידי <הגליל>, today'],
    footer: 'Bye',
  })
  expect(html).toContain('<p>Hello Ann,</p>')
  expect(html).toContain(
    '<p>By <bdi lang="he">ידי</bdi> &lt;<bdi lang="he">הגליל</bdi>&gt;, today</p>',
  )
})

test('in Hebrew each line, and each paragraph, is read in its own direction', () => {
  const { subject, text, html } = speak('he', () =>
    composeMail({
      kind: 'test',
      to: 'a@demo.test',
      subject: 'Open Hands: הזמנה לצוות',
      greeting: 'שלום,',
      paragraphs: ['Sarah Whitman: מקום אחד', 'IBAN XX00 0000 0000', 'האסמכתה G-632C-F225.'],
      action: { label: 'מגיעים או לא?', url: 'https://here.example/' },
      footer: 'ידידי ישראל',
    }),
  )
  expect(subject).toBe('\u200FOpen Hands: הזמנה לצוות')
  expect(text).toContain('\n\u200FSarah Whitman: מקום אחד\n')
  expect(text).toContain('\nמגיעים או לא?\nhttps://here.example/\n')
  expect(html).toContain(
    '<p dir="ltr" style="text-align:right"><bdi lang="en">IBAN XX00 0000 0000</bdi></p>',
  )
  expect(html).toContain('<bdi lang="en" style="white-space:nowrap">G-632C-F225</bdi>.')
})
