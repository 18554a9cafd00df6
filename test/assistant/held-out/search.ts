import { monthSpan, thisWeek } from '../weekdays.ts'
import type { HeldOut } from './held-out.ts'

/** What visitors look for by place, day, kind of support and topic. */
export const search: readonly HeldOut[] = [
  {
    say: 'something to do with my hands around Haifa',
    right: { outcome: 'answered', in: ['haifa-district'] },
  },
  {
    say: 'volunteering in Jerusalem',
    right: { outcome: 'answered', in: ['jerusalem-district'], kind: 'volunteer' },
  },
  { say: 'what can I do in Tel Aviv', right: { outcome: 'answered', in: ['tel-aviv-district'] } },
  {
    say: 'projects in the Golan',
    right: { outcome: 'answered', anyOf: [/Katzrin/], in: ['northern-district'] },
  },
  { say: 'helping out in the Negev', right: { outcome: 'answered', in: ['southern-district'] } },
  {
    say: 'anything in the gaza envelope?',
    right: { outcome: 'answered', in: ['southern-district'] },
  },
  {
    say: 'events in the United States',
    right: { outcome: 'answered', in: ['north-america'], type: 'event' },
  },
  { say: 'I live in London, what is near me', right: { outcome: 'answered', in: ['europe'] } },
  { say: 'we are in Australia. Ideas?', right: { outcome: 'answered', in: ['oceania'] } },
  {
    say: 'Beer Sheva volunteer',
    right: { outcome: 'answered', in: ['southern-district'], kind: 'volunteer' },
  },
  {
    say: 'projects in Kiryat Shmona',
    right: { outcome: 'answered', anyOf: [/Kiryat Shmona/], in: ['northern-district'] },
  },
  { say: 'Eilat', right: { outcome: ['answered', 'nothing-found'], anyOf: [/Eilat/] } },
  { say: 'is there anything going on today?', right: { outcome: 'answered', within: [0, 0] } },
  { say: 'events this week', right: { outcome: 'answered', type: 'event', within: thisWeek } },
  { say: 'events in january', right: { outcome: 'answered', type: 'event', within: monthSpan(0) } },
  { say: "what's planned for February", right: { outcome: 'answered', within: monthSpan(1) } },
  { say: 'music events', right: { outcome: ['answered'], anyOf: [/bands|choir|piyyut|concert/i] } },
  { say: 'I love birds', right: { outcome: ['answered'], anyOf: [/bird|salt ponds/i] } },
  { say: 'hackathon', right: { outcome: ['answered'], anyOf: [/hackathon/] } },
  {
    say: 'cooking for soldiers',
    right: { outcome: ['answered'], anyOf: [/soldier|pots|kitchen|quartermaster|shakshuka/i] },
  },
  {
    say: 'teach english to kids',
    right: {
      outcome: ['answered', 'nothing-found'],
      topics: ['education', 'arts-culture', 'community-development', 'social-justice'],
    },
  },
  {
    say: 'planting trees',
    right: { outcome: ['answered'], anyOf: [/acacia|cherry|garden|greenhouse|shade/i] },
  },
  {
    say: 'help wounded veterans',
    right: {
      outcome: ['answered'],
      anyOf: [/wounded|surfing|grips|stable|sailing|Tel Hashomer|Perth/i],
    },
  },
  {
    say: 'where can I donate for education projects?',
    right: { outcome: 'answered', kind: 'donate', topics: ['education'] },
  },
  {
    say: 'invest in the north',
    right: { outcome: 'answered', kind: 'invest', in: ['northern-district'] },
  },
  {
    say: 'business partnerships in technology',
    right: { outcome: 'answered', kind: 'business', topics: ['technology'] },
  },
  {
    say: 'health projects that need volunteers in the south',
    right: {
      outcome: 'answered',
      kind: 'volunteer',
      topics: ['healthcare'],
      in: ['southern-district'],
    },
  },
  {
    say: 'a place I could visit in Jaffa',
    right: { outcome: ['answered'], anyOf: [/letterpress/i] },
  },
  {
    say: 'environment volunteering by the sea',
    right: { outcome: ['answered'], topics: ['environmental-conservation'], kind: 'volunteer' },
  },
  {
    say: 'only events please, art and culture',
    right: { outcome: 'answered', type: 'event', topics: ['arts-culture'] },
  },
  { say: 'robotics for children', right: { outcome: 'answered', anyOf: [/robot/i] } },
  {
    say: 'I am a retired nurse visiting Haifa in the spring, can I be of use?',
    right: { outcome: ['answered', 'nothing-found'], in: ['haifa-district'] },
  },
  {
    say: 'new immigrants mentoring',
    right: { outcome: 'answered', anyOf: [/mentor|immigrant|newcomer/i] },
  },
  { say: 'choir', right: { outcome: 'answered', anyOf: [/choir/i] } },
  {
    say: 'volunteer in Berlin',
    right: { outcome: ['answered', 'nothing-found'], anyOf: [/Berlin/] },
  },
  {
    say: 'events in Paris next month',
    right: { says: /isn.t in Paris|not in Paris|nothing|no event/i },
  },
  {
    say: 'scuba diving lessons in Mongolia',
    right: { outcome: ['nothing-found', 'asked-back', 'refused'] },
  },
  { say: 'events in Antarctica', right: { outcome: ['nothing-found', 'asked-back', 'refused'] } },
  {
    say: ['volunteering in Haifa', 'and in Jerusalem?'],
    right: { outcome: 'answered', kind: 'volunteer', in: ['jerusalem-district'] },
  },
  {
    say: ['events in January', 'what about the south'],
    right: {
      outcome: ['answered'],
      type: 'event',
      in: ['southern-district'],
      within: monthSpan(0),
    },
  },
  {
    say: ['projects about education', 'more'],
    right: { outcome: 'answered', topics: ['education'] },
  },
  {
    say: ['donate to healthcare', 'only in the north'],
    right: { outcome: ['answered', 'nothing-found'], kind: 'donate', in: ['northern-district'] },
  },
]
