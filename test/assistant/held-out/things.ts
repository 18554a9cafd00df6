import { type Question, ask, finds, leads } from '../question.ts'

/** What visitors ask about one thing: a product, tour, organization, ambassador, project or piece of news. */
export const things: readonly Question[] = [
  finds('how much is the olive oil', { shows: 'product', anyOf: /Olive Oil/, says: /22/ }),
  finds('price of the tote bag?', { anyOf: /Tote/, says: /15/ }),
  finds('do you have the galilee t-shirt in XL', { anyOf: /T-shirt/, says: /XL/ }),
  finds('honey', { anyOf: /Honey/ }),
  finds('beeswax candles available?', { anyOf: /Candles/ }),
  finds('what can i buy as a present', { links: /\/store|\/product/ }),
  leads('show me the shop', /\/store/),
  finds('cookbook', { anyOf: /Recipes/ }),
  finds('what tours do you offer', { links: /\/visit|\/tours/ }),
  finds('I want to come to Israel with my family, can you organize it?', {
    links: /\/visit|\/tours/,
  }),
  finds('tell me about Galilee Hands', { shows: 'partner', anyOf: /Galilee Hands/ }),
  finds('Who are Loom and Code?', { shows: 'partner', anyOf: /Loom and Code/ }),
  finds('website of The Ninth Pot', { anyOf: /Ninth Pot/ }),
  ask('which organizations work with soldiers who were hurt', {
    outcome: ['answered', 'asked-back'],
    anyOf: /Quiet Stride/,
  }),
  leads('list all organizations', /\/partners/),
  finds('Jonathan Reed', { shows: 'ambassador', anyOf: /Jonathan Reed/ }),
  leads('show me the ambassadors', /\/ambassador/),
  finds('when is the drone race', { anyOf: /Drone race/ }),
  finds('where does the hackathon in Florentin take place?', { anyOf: /hackathon/ }),
  finds('how do I join the star party', { anyOf: /Star party/ }),
  finds('is the Safed tool library still looking for volunteers', { anyOf: /Safed tool library/ }),
  finds('soup by bicycle', { anyOf: /bicycle/i }),
  finds('any news about the new kitchen', { anyOf: /kitchen/i }),
  leads('latest news', /\/news/),
  leads('calendar', /\/calendar/),
  leads('can I see it all on a map', /\/map/),
  ask('how much does a Tesla cost in your store', {
    outcome: ['nothing-found', 'asked-back', 'refused'],
  }),
  ask('tell me about the Red Cross', { outcome: ['nothing-found', 'asked-back', 'refused'] }),
]
