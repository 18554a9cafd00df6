import { expect, test } from 'vitest'
import { m } from '#messages'
import { speak } from '#platform/speak.ts'
import { readReply } from './read-reply.ts'

const quoted = `> ${m.threads_mail_above()}\n>\n> Hello Sarah,\n> See you at nine.`

test.each([
  ['plain', `See you there.\n\nSarah`, 'See you there.\n\nSarah'],
  [
    'Gmail',
    `Yes!\n\nOn Fri, Nov 27, 2026 at 9:00 AM Friends <no-reply@f4i.example> wrote:\n\n${quoted}`,
    'Yes!',
  ],
  [
    'a broken line',
    `Yes!\n\nOn Fri, Nov 27, 2026 at 9:00 AM Friends for Israel\n<no-reply@f4i.example> wrote:\n${quoted}`,
    'Yes!',
  ],
  [
    'Gmail in Hebrew',
    `כן\n\n\u202Bבתאריך יום ו׳, 27 בנוב׳ 2026 ב-9:00 מאת \u202AFriends\u202C\u200F <\u202Ano-reply@f4i.example\u202C\u200F>:\u202C\n\n${quoted}`,
    'כן',
  ],
  [
    'Outlook',
    `Yes!\r\n\r\n________________________________\r\nFrom: Friends <a@b.example>\r\nSent: Friday\r\n\r\nHello`,
    'Yes!',
  ],
  [
    'a header',
    `Yes!\n\nFrom: Friends <a@b.example>\nSent: Friday, November 27\nTo: me\n\nHello`,
    'Yes!',
  ],
  [
    'the line of ours',
    `Yes!\n\nLe vendredi, Friends a écrit :\n${m.threads_mail_above()}\nHello`,
    'Yes!\n\nLe vendredi, Friends a écrit :',
  ],
  ['the line of ours in Hebrew', `כן\n${speak('he', () => m.threads_mail_above())}\nשלום`, 'כן'],
  ['a former line of ours', `כן\n— כתבו את התשובה מעל השורה הזו —\nשלום`, 'כן'],
  ['a signature', `Yes!\n-- \nSarah Whitman\n+1 555 0100`, 'Yes!'],
  ['between quotes', `> When?\nAt nine.\n> Where?\nAt the gate.`, 'At nine.\nAt the gate.'],
  [
    'words like an attribution',
    `On Monday I come.\nFrom here it is an hour.`,
    'On Monday I come.\nFrom here it is an hour.',
  ],
  ['nothing but a quote', quoted, ''],
])('of %s the new words stay', (_, text, kept) => {
  expect(readReply(text)).toBe(kept)
})
