import { expect, test } from 'vitest'
import { isFinalRefusal } from './is-final-refusal.ts'

const answered = (command: string, responseCode?: number) =>
  Object.assign(new Error('an answer'), { command, responseCode })

test.each([
  ['the reader is unknown', answered('RCPT TO', 550), true],
  ['the words are refused', answered('DATA', 554), true],
  ['the mailbox is busy', answered('RCPT TO', 450), false],
  ['the server is full', answered('DATA', 452), false],
  ['our password is wrong', answered('AUTH PLAIN', 535), false],
  ['our sender is refused', answered('MAIL FROM', 553), false],
  ['the line broke', answered('CONN'), false],
  ['nothing is known', 'a word', false],
])('when %s', (_, error, isFinal) => expect(isFinalRefusal(error)).toBe(isFinal))
