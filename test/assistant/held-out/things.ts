import { leads, type HeldOut } from './held-out.ts'

/** What visitors ask about one thing: a product, tour, organization, ambassador, project or piece of news. */
export const things: readonly HeldOut[] = [
  {
    say: 'how much is the olive oil',
    right: { outcome: 'answered', shows: 'product', anyOf: [/Olive Oil/], says: /22/ },
  },
  { say: 'price of the tote bag?', right: { outcome: 'answered', anyOf: [/Tote/], says: /15/ } },
  {
    say: 'do you have the galilee t-shirt in XL',
    right: { outcome: 'answered', anyOf: [/T-shirt/], says: /XL/ },
  },
  { say: 'honey', right: { outcome: 'answered', anyOf: [/Honey/] } },
  { say: 'beeswax candles available?', right: { outcome: 'answered', anyOf: [/Candles/] } },
  {
    say: 'what can i buy as a present',
    right: { outcome: 'answered', links: /\/store|\/product/ },
  },
  leads('show me the shop', /\/store/),
  { say: 'cookbook', right: { outcome: 'answered', anyOf: [/Recipes/] } },
  { say: 'what tours do you offer', right: { outcome: 'answered', links: /\/visit|\/tours/ } },
  {
    say: 'I want to come to Israel with my family, can you organize it?',
    right: { links: /\/visit|\/tours/, outcome: 'answered' },
  },
  {
    say: 'tell me about Galilee Hands',
    right: { outcome: 'answered', shows: 'partner', anyOf: [/Galilee Hands/] },
  },
  {
    say: 'Who are Loom and Code?',
    right: { outcome: 'answered', shows: 'partner', anyOf: [/Loom and Code/] },
  },
  { say: 'website of The Ninth Pot', right: { outcome: 'answered', anyOf: [/Ninth Pot/] } },
  {
    say: 'which organizations work with soldiers who were hurt',
    right: { outcome: ['answered', 'asked-back'], anyOf: [/Quiet Stride/] },
  },
  leads('list all organizations', /\/partners/),
  {
    say: 'Jonathan Reed',
    right: { outcome: 'answered', shows: 'ambassador', anyOf: [/Jonathan Reed/] },
  },
  leads('show me the ambassadors', /\/ambassador/),
  { say: 'when is the drone race', right: { outcome: 'answered', anyOf: [/Drone race/] } },
  {
    say: 'where does the hackathon in Florentin take place?',
    right: { outcome: 'answered', anyOf: [/hackathon/] },
  },
  { say: 'how do I join the star party', right: { outcome: 'answered', anyOf: [/Star party/] } },
  {
    say: 'is the Safed tool library still looking for volunteers',
    right: { outcome: 'answered', anyOf: [/Safed tool library/] },
  },
  { say: 'soup by bicycle', right: { outcome: 'answered', anyOf: [/bicycle/i] } },
  { say: 'any news about the new kitchen', right: { outcome: 'answered', anyOf: [/kitchen/i] } },
  leads('latest news', /\/news/),
  leads('calendar', /\/calendar/),
  leads('can I see it all on a map', /\/map/),
  {
    say: 'how much does a Tesla cost in your store',
    right: { outcome: ['nothing-found', 'asked-back', 'refused'] },
  },
  {
    say: 'tell me about the Red Cross',
    right: { outcome: ['nothing-found', 'asked-back', 'refused'] },
  },
]
