import { type Question, type Span, ask, finds } from '../question.ts'
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
  finds("We're two retired teachers from Chicago, anything Jewish and useful close to home?", {
    in: 'north-america',
    anyOf: /Skokie/,
  }),
  finds('my mom lives in Petach Tikva and is bored, what could she do there', {
    in: ['central-district', 'tel-aviv-district'],
    anyOf: /Memory books/,
  }),
  finds('Anything in the Golan?', {
    in: 'northern-district',
    anyOf: /Katzrin/,
    noneOf: [/Lemon final/],
  }),
  finds('South Africa', {
    in: 'africa',
    anyOf: /Johannesburg/,
    notSays: /In South Africa, I found (two|three)/,
  }),
  finds('projects near the Gaza border', {
    in: 'southern-district',
    anyOf: /Be'eri|Nirim|Sderot|Sha'ar HaNegev|western Negev|checkpoint|Ofakim/,
    noneOf: [/Ein Gedi/],
  }),
  finds('smthing to do in gush etzion pls', { in: 'judea-and-samaria', anyOf: /Alon Shvut|Efrat/ }),
  ask('is there anything in Antarctica or should I just stay home', {
    outcome: ['nothing-found', 'asked-back', 'refused'],
  }),
  finds('היי, אני תייר מצרפת, מה אפשר לראות בתל אביב?', { in: 'tel-aviv-district' }),
  finds('אני רוצה להתנדב בחיפה', { kind: 'volunteer', in: 'haifa-district' }),
  // Days
  finds('I land at Ben Gurion tomorrow and stay five days, where do they need hands?', {
    kind: 'volunteer',
  }),
  ask('whats on tonight', { outcome: honest, type: 'event', within: [0, 7] }),
  ask('Is anything happening during the first week of next month?', {
    outcome: honest,
    type: 'event',
    within: firstWeekOfNextMonth,
  }),
  ask('I can only come on Tuesday mornings', { outcome: kind, notSays: /undefined/ }),
  finds('when is the hackathon for the deaf people', { anyOf: /hackathon/, type: 'event' }),
  ask('Did I miss the blood donation day in Hadera?', { outcome: kind, says: /blood/i }),
  // Topics
  finds('My late husband loved birds. I would like to do something in his memory.', {
    anyOf: /bird hide|salt ponds/,
  }),
  finds('animals!!', { anyOf: /turtle|ibex|bird|stable|salt ponds/i }),
  finds('is there something for lone soldiers, my grandson is one', { anyOf: /lone soldiers/ }),
  finds('how can I support reservists families, the wives', { anyOf: /spouses and parents/ }),
  finds('coexistence between jews and arabs / bedouins', {
    anyOf: /Rahat|coders of Lod|letterpress|Jisr/,
  }),
  finds('feeding hungry people', {
    anyOf: /pots|Soup|shakshuka|vegetable|Packing|Grandmothers|cucumbers/i,
  }),
  finds('who helps orphans', { anyOf: /big brother|Almond Window|Study grants|bereaved|Gazelle/i }),
  finds('solar energy', { anyOf: /Sunlight|sun|battery/i }),
  // Kinds of support
  finds('I have $10,000 from an inheritance and want it to make a difference for kids in Sderot', {
    kind: 'donate',
    in: 'southern-district',
    anyOf: /Sderot/,
  }),
  finds('We are a small logistics firm with 4 trucks in Ashdod port, who could use us?', {
    anyOf: /Kiryat Gat|container|defibrillator|warehouse/i,
  }),
  finds('impact investment with a return, not charity', { kind: 'invest' }),
  finds('our company throws away 50 old laptops every year', { anyOf: /thousand laptops/ }),
  ask('can I help from my sofa in Ohio? I am in a wheelchair and cannot travel', {
    outcome: kind,
    notSays: /sofa/,
  }),
  // Skills
  finds('i play the violin (12 years), can i do anything with it', {
    anyOf: /Quartets|music|concert|orchestra|choir|piyyut/i,
  }),
  finds('Retired nurse, Russian speaking, living in Netanya', { in: 'central-district' }),
  finds('I am a lawyer, do you need lawyers?', { anyOf: /paperwork table/ }),
  finds('can drive, have big car, live near Acre', { anyOf: /Drivers for dialysis/ }),
  ask('my bar mitzvah boy is 12 and needs a mitzvah project, what is allowed at his age', {
    outcome: kind,
    notSays: /“allowed/,
  }),
  finds('i knit', { anyOf: /Wool|knit/i }),
  ...freshSite,
]
