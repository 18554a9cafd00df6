import { describe, expect, test } from 'vitest'
import { converse } from './converse.ts'
import { pickIn } from './pick-in.ts'
import { readSlots } from './read-slots.ts'
import { urgentIn } from './urgent-in.ts'

/** A Friday. */
const TODAY = '2026-11-27'
const slotsOf = (text: string) => readSlots(text, TODAY).slots

test.each([
  ['אני רוצה להתנדב', ['volunteer']],
  ['התנדבויות', ['volunteer']],
  ['ולתרום', ['donate']],
  ['שיתופי פעולה עסקיים', ['business']],
  ['להשקיע', ['invest']],
  ['תרומת דם', []],
])('%s asks for %j', (text, kinds) => {
  expect(slotsOf(text).kinds).toEqual(kinds)
})

test('"I have no money" is no wish to give it', () => {
  expect(slotsOf('אין לי כסף').kinds).not.toContain('donate')
})

describe('places', () => {
  test.each([
    ['התנדבות בחיפה', 'Haifa', 'חיפה'],
    ['בתל־אביב', 'Tel Aviv', 'תל אביב'],
    ['מה יש בקריית שמונה', 'Kiryat Shmona', 'קרית שמונה'],
    ['פתח תקוה', 'Petah Tikva', 'פתח תקווה'],
    ['בצָפוֹן', 'the north', 'הצפון'],
    ['אירועים בארה״ב', 'the United States', 'ארצות הברית'],
    ['משהו במרכז', 'the center', 'המרכז'],
  ])('%s', (text, name, hebrew) => {
    expect(slotsOf(text).place).toMatchObject({ name, hebrew })
  })
  test.each(['ברחוב הרצל', 'מידע שומרים עליי', 'לנגן לחולים', 'במרכז הקהילתי', 'מסעדה טובה'])(
    '%s names none',
    (text) => {
      expect(slotsOf(text).place).toBeNull()
    },
  )
  test('what is refused is left out', () => {
    expect(slotsOf('לא בצפון ולא בדרום').place?.districts).not.toContain('southern-district')
  })
})

test.each([
  ['מחר', '2026-11-28', '2026-11-28'],
  ['בשבת הקרובה', '2026-11-28', '2026-11-28'],
  ['בשבוע הבא', '2026-11-29', '2026-12-05'],
  ['בחודש הבא', '2026-12-01', '2026-12-31'],
  ['ביום שלישי', '2026-12-01', '2026-12-01'],
  ['ב־15 בדצמבר', '2026-12-15', '2026-12-15'],
  ['ב-3.1', '2027-01-03', '2027-01-03'],
  ['בשבועיים הקרובים', '2026-11-27', '2026-12-10'],
  ['אחרי החגים', '2027-10-24', '2027-11-22'],
  ['לפני פורים', '2026-11-27', '2027-03-21'],
])('%s is from %s to %s', (text, from, to) => {
  expect(slotsOf(text).days).toEqual({ from, to })
})

test.each(['כמה שבועות', 'בתל אביב', 'בשבוע שעבר', 'יש משהו בראשון לציון'])(
  '%s names no days',
  (text) => {
    expect(slotsOf(text).days).toBeNull()
  },
)

test.each([
  ['איכות הסביבה', ['environmental-conservation']],
  ['פרויקטים חינוכיים', ['education']],
  ['מה יש בסביבה', []],
  ['אמנות', ['arts-culture']],
  ['אומנות', ['arts-culture']],
])('%s is about %j', (text, topics) => {
  expect(slotsOf(text).topics).toEqual(topics)
})

test('a conversation goes on in Hebrew', () => {
  const { slots } = converse(['התנדבות בירושלים', 'ומה בחיפה?'], TODAY)
  expect(slots).toMatchObject({ place: { name: 'Haifa' }, kinds: ['volunteer'] })
  expect(converse(['אירועים בתל אביב', 'תראו לי עוד'], TODAY).more).toBe(1)
  expect(pickIn('ספרו לי על השני')).toBe(1)
  expect(pickIn('ביום ראשון')).toBeNull()
  expect(pickIn('מתי זה מתחיל')).toBe('that')
})

test.each([
  ['אני לא רוצה לחיות', 'alone'],
  ['יש שריפה בבניין', 'danger'],
  ['אין לי מה לאכול', 'need'],
  ['מוות ליהודים', 'hostile'],
  ['רשימת התורמים', 'private'],
  ['למי להצביע בבחירות', 'politics'],
  ['כמה זה 17 כפול 23', 'elsewhere'],
  ['תזונה נכונה', null],
  ['בית הכנסת שלנו', null],
  ['להתנדב באמבולנס', null],
  ['ספר מתכונים', null],
])('%s is %s', (text, urgent) => {
  expect(urgentIn(text)).toBe(urgent)
})
