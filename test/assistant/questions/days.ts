import { type Question, ask, finds } from '../question.ts'
import { monthSpan, nextWeek, thisWeek, thisWeekend } from '../weekdays.ts'

const honest = ['answered', 'nothing-found'] as const

export const days: readonly Question[] = [
  finds('What is on in the next two weeks?', { type: 'event', within: [0, 14], cards: 2 }),
  ask('events this week', { outcome: honest, type: 'event', within: thisWeek }),
  finds('events next week', { type: 'event', within: nextWeek }),
  ask('what can my family do near Haifa next week?', {
    outcome: honest,
    notSays: /<|undefined|null|NaN/,
  }),
  ask('anything this weekend?', { outcome: honest, within: [Math.min(0, thisWeekend[0]), 60] }),
  ask('Is anything happening today?', { outcome: honest, type: 'event', within: [0, 30] }),
  finds('events in the next month in Jerusalem', {
    type: 'event',
    within: [0, 33],
    in: 'jerusalem-district',
  }),
  finds('what is happening in January', { type: 'event', within: monthSpan(0) }),
  ask('events in February 2027', { outcome: honest, type: 'event' }),
  finds('do you have any concert coming up', {
    type: 'event',
    within: [0, 400],
    topics: ['arts-culture', 'events'],
  }),
  ask('Which events took place last month?', {
    outcome: honest,
    links: /projects-events|calendar/,
  }),
  finds('upcoming events abroad', {
    type: 'event',
    within: [0, 400],
    in: ['europe', 'north-america', 'south-america', 'africa', 'oceania'],
  }),
  ask('something for tomorrow', { outcome: honest, links: /calendar|projects-events/ }),
  finds('I am in Israel for ten days from today, what events can I go to?', {
    type: 'event',
    within: [0, 11],
  }),
  ask('family events in the coming 60 days', { outcome: honest, type: 'event', within: [0, 62] }),
  finds('when is the star party', { anyOf: /Star party/ }),
  finds('When does the hackathon in Florentin start?', { anyOf: /hackathon/ }),
  ask('show me the calendar', { links: /\/calendar/ }),
]
