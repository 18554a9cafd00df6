import type { Ages } from '#domain/project-events/ages.ts'
import type { DraftQuestion } from '#domain/questions/draft-questions.ts'
import type { Wish } from './wishes.ts'

/** What some items ask people who sign up, as their organization would have typed it; by the item's key. */
export const SIGN_UP_QUESTIONS: Record<
  string,
  (Pick<DraftQuestion, 'id' | 'text'> & Partial<DraftQuestion>)[]
> = {
  'shelter-painting-kiryat-yam': [
    {
      id: 'rollersz',
      kind: 'number',
      text: 'How many rollers can you bring?',
      text_he: 'כמה רולים תוכלו להביא?',
      least: '0',
      most: '20',
    },
    {
      id: 'heightsx',
      kind: 'choice',
      required: 'on',
      text: 'What would you like to paint?',
      text_he: 'מה תרצו לצבוע?',
      options: 'Walls\nCeilings, from a ladder\nPictures with the children',
      options_he: 'קירות\nתקרות, מסולם\nציורים עם הילדים',
    },
  ],
  'cherry-rows-margaliot': [
    {
      id: 'dayscome',
      kind: 'number',
      required: 'on',
      text: 'How many days can you come?',
      text_he: 'לכמה ימים תוכלו להגיע?',
      least: '1',
      most: '14',
    },
    {
      id: 'whateats',
      kind: 'choice',
      required: 'on',
      text: 'What do you eat?',
      text_he: 'מה אתם אוכלים?',
      options: 'Everything kosher\nVegetarian\nVegan',
      options_he: 'הכול, כשר\nצמחוני\nטבעוני',
    },
    {
      id: 'careneed',
      kind: 'text',
      text: 'Is there anything our first-aider should know?',
      text_he: 'יש משהו שחשוב שהחובש שלנו ידע?',
    },
    {
      id: 'fitwalks',
      kind: 'tick',
      required: 'on',
      text: 'I can work outdoors with a spade for four hours.',
      text_he: 'יש לי כוח לארבע שעות עבודה בחוץ עם את חפירה.',
    },
  ],
}

/** Who may come to some items. */
export const WHO_MAY_COME: Record<string, { ages: Ages; minAge?: number }> = {
  'cherry-rows-margaliot': { ages: 'consent', minAge: 14 },
}

/** What the cast answered to them. */
export const SIGN_UP_ANSWERS: Record<
  string,
  Partial<Record<Wish['who'], Record<string, string>>>
> = {
  'shelter-painting-kiryat-yam': {
    ambassador: { rollersz: '4', heightsx: '0' },
    applicant: { rollersz: '2', heightsx: '2' },
    supporter: { heightsx: '1' },
  },
}
