import type { DemoQuestion } from '../shapes.ts'

/** What visitors asked the assistant in the days before the first load; two were asked in vain. */
export const QUESTIONS: DemoQuestion[] = [
  {
    key: 'family-haifa',
    hoursAgo: 3,
    prompt: 'What can my family do near Haifa next week?',
    outcome: 'answered',
    hits: 4,
  },
  {
    key: 'certificate',
    hoursAgo: 9,
    prompt: 'Do I get a certificate of my hours that my school accepts?',
    outcome: 'nothing-found',
  },
  {
    key: 'cook-sderot',
    hoursAgo: 14,
    prompt: 'I cook well. Who needs me around Sderot in December?',
    outcome: 'answered',
    hits: 3,
  },
  { key: 'help', hoursAgo: 20, prompt: 'I want to help', outcome: 'asked-back' },
  {
    key: 'invitation',
    hoursAgo: 31,
    actionType: 'generate',
    prompt: 'Write an invitation to a harvest day for our synagogue’s newsletter',
    outcome: 'answered',
    hits: 1,
  },
  {
    key: 'olive-oil',
    hoursAgo: 46,
    prompt: 'Where does the olive oil in the store come from?',
    outcome: 'answered',
    hits: 2,
  },
  {
    key: 'divers-eilat',
    hoursAgo: 75,
    prompt: 'Is there anything for scuba divers in Eilat, such as cleaning the reef?',
    outcome: 'nothing-found',
  },
  {
    key: 'homework',
    hoursAgo: 101,
    prompt: 'Can you do my math homework?',
    outcome: 'refused',
  },
  {
    key: 'seniors-jerusalem',
    hoursAgo: 190,
    prompt: 'Something with seniors in Jerusalem, on Sunday mornings?',
    outcome: 'answered',
    hits: 5,
  },
]
