import type { ProjectEventType } from '#domain/project-events/project-event.ts'
import type { Slot } from '../slots.ts'

export const TYPE_WORDS: Record<ProjectEventType, string> = {
  project: 'project, initiative*, פרויקט, פרוייקט, פרוקט, מיזם, יוזמה',
  event: 'event, happening*, whats on, what is on, going on, אירוע, ארוע',
}

/** Phrases that clear a slot in a conversation; its chip sends the first one. */
export const CLEARING: readonly (readonly [Slot, string])[] = [
  [
    'place',
    'anywhere, any place, wherever, everywhere, no matter where, בכל מקום, בכל הארץ, לא משנה איפה, לא חשוב איפה, לא אכפת לי איפה, איפה שצריך',
  ],
  [
    'days',
    'any day, any time, anytime, whenever, any date, no matter when, בכל זמן, לא משנה מתי, לא אכפת לי מתי, מתי שצריך, בכל תאריך, בכל יום',
  ],
  [
    'kinds',
    'any way to help, any kind of support, any kind of help, כל דרך לעזור, בכל דרך, לא משנה איך',
  ],
  [
    'type',
    'projects and events, both projects and events, פרויקטים ואירועים, גם פרויקטים וגם אירועים',
  ],
  ['topics', 'any topic, any cause, כל נושא, בכל תחום, לא משנה באיזה תחום'],
  ['words', 'any subject, about anything, בלי מילים מסוימות, על כל דבר'],
]

/** Phrases that ask for something without saying what; "ספר" alone is a book. */
export const ASKING_PHRASES = `ספר לי, ספרי לי, ספרו לי, תספר לי, תספרי לי, תספרו לי, ספר לנו, ספרו לנו, ספר על, ספרי על, ספרו על, תספר על, תספרו על, ספר לי על, ספרו לי על`

/** Beginnings of a sentence that continues the previous one. */
export const FRAGMENT =
  /^(and|(?:something|anything) (?:with|about|for)|which of (?:them|these|those)|which ones?|what about|how about|only|just|also|but|or|then|instead|rather|i meant|i mean|actually|same|in|near|at|around|with|without|on|not|ומה|ואיפה|ובאיזה|ויש|רק|גם|אולי|מה עם|מה לגבי|ומה לגבי|במקום זה|התכוונתי|בעצם|דווקא|או|אבל|משהו אחר|בלי|אז)( |$)|^ו(ב|ל|מ)[א-ת]{2}/
