import type { Question } from '../question.ts'
import { monthSpan, nextWeek, thisWeek, thisWeekend } from '../weekdays.ts'

const honest = ['answered', 'nothing-found'] as const

export const days: readonly Question[] = [
  {
    say: 'What is on in the next two weeks?',
    expect: { outcome: 'answered', type: 'event', within: [0, 14], cards: 2 },
  },
  { say: 'events this week', expect: { outcome: honest, type: 'event', within: thisWeek } },
  { say: 'events next week', expect: { outcome: 'answered', type: 'event', within: nextWeek } },
  {
    say: 'what can my family do near Haifa next week?',
    expect: { outcome: honest, notSays: /<|undefined|null|NaN/ },
  },
  {
    say: 'anything this weekend?',
    expect: { outcome: honest, within: [Math.min(0, thisWeekend[0]), 60] },
  },
  {
    say: 'Is anything happening today?',
    expect: { outcome: honest, type: 'event', within: [0, 30] },
  },
  {
    say: 'events in the next month in Jerusalem',
    expect: { outcome: 'answered', type: 'event', within: [0, 33], in: ['jerusalem-district'] },
  },
  {
    say: 'what is happening in January',
    expect: { outcome: 'answered', type: 'event', within: monthSpan(0) },
  },
  { say: 'events in February 2027', expect: { outcome: honest, type: 'event' } },
  {
    say: 'do you have any concert coming up',
    expect: {
      outcome: 'answered',
      type: 'event',
      within: [0, 400],
      topics: ['arts-culture', 'events'],
    },
  },
  {
    say: 'Which events took place last month?',
    expect: { outcome: honest, links: /projects-events|calendar/ },
  },
  {
    say: 'upcoming events abroad',
    expect: {
      outcome: 'answered',
      type: 'event',
      within: [0, 400],
      in: ['europe', 'north-america', 'south-america', 'africa', 'oceania'],
    },
  },
  { say: 'something for tomorrow', expect: { outcome: honest, links: /calendar|projects-events/ } },
  {
    say: 'I am in Israel for ten days from today, what events can I go to?',
    expect: { outcome: 'answered', type: 'event', within: [0, 11] },
  },
  {
    say: 'family events in the coming 60 days',
    expect: { outcome: honest, type: 'event', within: [0, 62] },
  },
  { say: 'when is the star party', expect: { outcome: 'answered', anyOf: [/Star party/] } },
  {
    say: 'When does the hackathon in Florentin start?',
    expect: { outcome: 'answered', anyOf: [/hackathon/] },
  },
  { say: 'show me the calendar', expect: { links: /\/calendar/ } },
]
