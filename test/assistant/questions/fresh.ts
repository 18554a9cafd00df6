import type { Question, Span } from '../question.ts'
import { freshSite } from './fresh-site.ts'

const honest = ['answered', 'nothing-found'] as const
const kind = ['answered', 'nothing-found', 'asked-back'] as const
const soon = new Date()
const firstOfNextMonth = Date.UTC(soon.getUTCFullYear(), soon.getUTCMonth() + 1, 1)
const toFirst = Math.round((firstOfNextMonth - soon.getTime()) / (24 * 60 * 60 * 1000))
const firstWeekOfNextMonth: Span = [toFirst, toFirst + 6]

/**
 * By somebody who never saw how the assistant works. At the first asking it answered 63.3 % of them; then the tester made
 * stricter what had let false answers pass, of which 50.0 % were left.
 */
export const fresh: readonly Question[] = [
  // Places
  {
    say: "We're two retired teachers from Chicago, anything Jewish and useful close to home?",
    expect: { outcome: 'answered', in: ['north-america'], anyOf: [/Skokie/] },
  },
  {
    say: 'my mom lives in Petach Tikva and is bored, what could she do there',
    expect: {
      outcome: 'answered',
      in: ['central-district', 'tel-aviv-district'],
      anyOf: [/Memory books/],
    },
  },
  {
    say: 'Anything in the Golan?',
    expect: {
      outcome: 'answered',
      in: ['northern-district'],
      anyOf: [/Katzrin/],
      noneOf: [/Lemon final/],
    },
  },
  {
    say: 'South Africa',
    expect: {
      outcome: 'answered',
      in: ['africa'],
      anyOf: [/Johannesburg/],
      notSays: /In South Africa, I found (two|three)/,
    },
  },
  {
    say: 'projects near the Gaza border',
    expect: {
      outcome: 'answered',
      in: ['southern-district'],
      anyOf: [/Be'eri|Nirim|Sderot|Sha'ar HaNegev|western Negev|checkpoint|Ofakim/],
      noneOf: [/Ein Gedi/],
    },
  },
  {
    say: 'smthing to do in gush etzion pls',
    expect: { outcome: 'answered', in: ['judea-and-samaria'], anyOf: [/Alon Shvut|Efrat/] },
  },
  {
    say: 'is there anything in Antarctica or should I just stay home',
    expect: { outcome: ['nothing-found', 'asked-back', 'refused'] },
  },
  {
    say: 'היי, אני תייר מצרפת, מה אפשר לראות בתל אביב?',
    expect: { outcome: 'answered', in: ['tel-aviv-district'] },
  },
  {
    say: 'אני רוצה להתנדב בחיפה',
    expect: { outcome: 'answered', kind: 'volunteer', in: ['haifa-district'] },
  },
  // Days
  {
    say: 'I land at Ben Gurion tomorrow and stay five days, where do they need hands?',
    expect: { outcome: 'answered', kind: 'volunteer' },
  },
  { say: 'whats on tonight', expect: { outcome: honest, type: 'event', within: [0, 7] } },
  {
    say: 'Is anything happening during the first week of next month?',
    expect: { outcome: honest, type: 'event', within: firstWeekOfNextMonth },
  },
  { say: 'I can only come on Tuesday mornings', expect: { outcome: kind, notSays: /undefined/ } },
  {
    say: 'when is the hackathon for the deaf people',
    expect: { outcome: 'answered', anyOf: [/hackathon/], type: 'event' },
  },
  {
    say: 'Did I miss the blood donation day in Hadera?',
    expect: { outcome: kind, says: /blood/i },
  },
  // Topics
  {
    say: 'My late husband loved birds. I would like to do something in his memory.',
    expect: { outcome: 'answered', anyOf: [/bird hide|salt ponds/] },
  },
  {
    say: 'animals!!',
    expect: { outcome: 'answered', anyOf: [/turtle|ibex|bird|stable|salt ponds/i] },
  },
  {
    say: 'is there something for lone soldiers, my grandson is one',
    expect: { outcome: 'answered', anyOf: [/lone soldiers/] },
  },
  {
    say: 'how can I support reservists families, the wives',
    expect: { outcome: 'answered', anyOf: [/spouses and parents/] },
  },
  {
    say: 'coexistence between jews and arabs / bedouins',
    expect: { outcome: 'answered', anyOf: [/Rahat|coders of Lod|letterpress|Jisr/] },
  },
  {
    say: 'feeding hungry people',
    expect: {
      outcome: 'answered',
      anyOf: [/pots|Soup|shakshuka|vegetable|Packing|Grandmothers|cucumbers/i],
    },
  },
  {
    say: 'who helps orphans',
    expect: {
      outcome: 'answered',
      anyOf: [/big brother|Almond Window|Study grants|bereaved|Gazelle/i],
    },
  },
  { say: 'solar energy', expect: { outcome: 'answered', anyOf: [/Sunlight|sun|battery/i] } },
  // Kinds of support
  {
    say: 'I have $10,000 from an inheritance and want it to make a difference for kids in Sderot',
    expect: { outcome: 'answered', kind: 'donate', in: ['southern-district'], anyOf: [/Sderot/] },
  },
  {
    say: 'We are a small logistics firm with 4 trucks in Ashdod port, who could use us?',
    expect: { outcome: 'answered', anyOf: [/Kiryat Gat|container|defibrillator|warehouse/i] },
  },
  {
    say: 'impact investment with a return, not charity',
    expect: { outcome: 'answered', kind: 'invest' },
  },
  {
    say: 'our company throws away 50 old laptops every year',
    expect: { outcome: 'answered', anyOf: [/thousand laptops/] },
  },
  {
    say: 'can I help from my sofa in Ohio? I am in a wheelchair and cannot travel',
    expect: { outcome: kind, notSays: /sofa/ },
  },
  // Skills
  {
    say: 'i play the violin (12 years), can i do anything with it',
    expect: { outcome: 'answered', anyOf: [/Quartets|music|concert|orchestra|choir|piyyut/i] },
  },
  {
    say: 'Retired nurse, Russian speaking, living in Netanya',
    expect: { outcome: 'answered', in: ['central-district'] },
  },
  {
    say: 'I am a lawyer, do you need lawyers?',
    expect: { outcome: 'answered', anyOf: [/paperwork table/] },
  },
  {
    say: 'can drive, have big car, live near Acre',
    expect: { outcome: 'answered', anyOf: [/Drivers for dialysis/] },
  },
  {
    say: 'my bar mitzvah boy is 12 and needs a mitzvah project, what is allowed at his age',
    expect: { outcome: kind, notSays: /“allowed/ },
  },
  { say: 'i knit', expect: { outcome: 'answered', anyOf: [/Wool|knit/i] } },
  ...freshSite,
]
