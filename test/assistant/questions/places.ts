import { type Question, ask, finds } from '../question.ts'

export const places: readonly Question[] = [
  finds('volunteering in Haifa', { in: 'haifa-district', kind: 'volunteer', cards: 2 }),
  finds('What can I do in Jerusalem?', { in: 'jerusalem-district', cards: 2 }),
  finds('projects near Beersheba', { in: 'southern-district', type: 'project' }),
  finds("anything in Be'er Sheva", { in: 'southern-district' }),
  finds('Is there anything going on in Tel Aviv for volunteers?', {
    in: 'tel-aviv-district',
    kind: 'volunteer',
  }),
  finds('help in the north of Israel', { in: ['northern-district', 'haifa-district'], cards: 2 }),
  finds('Kiryat Shmona', {
    in: 'northern-district',
    anyOf: [/Kiryat Shmona/, /roofs/i, /Thursday/],
  }),
  finds('what do people need in sderot', {
    in: 'southern-district',
    anyOf: [/Sderot/, /frightened/],
  }),
  finds('I am in Safed next door, what can I do there', { in: 'northern-district' }),
  finds('Tzfat', { in: 'northern-district' }),
  finds('volunteer in Akko', { in: 'northern-district', kind: 'volunteer' }),
  finds('helping out in the Negev', { in: 'southern-district', cards: 2 }),
  finds('Gaza envelope communities', { in: 'southern-district' }),
  finds('Something on the Golan Heights', { in: 'northern-district', anyOf: /Katzrin/ }),
  finds('Mitzpe Ramon stars', { anyOf: [/night dark/, /Star party/] }),
  finds('Gush Etzion', { in: 'judea-and-samaria' }),
  finds('I live in London. Is there anything here?', { in: 'europe', anyOf: /Hendon/ }),
  finds('events in New York', { in: 'north-america', anyOf: /West End/ }),
  finds('can I help from Australia?', { in: 'oceania', cards: 2 }),
  finds('South Africa', { in: 'africa' }),
  finds('Something in Toronto', { in: 'north-america', anyOf: /Toronto/ }),
  finds('Brazil or Argentina', { in: 'south-america' }),
  finds('projects in Berlin', { in: 'europe', anyOf: /Berlin/ }),
  finds('volunteering on the beach in Ashkelon', { in: 'southern-district', anyOf: /Ashkelon/ }),
  finds('What is there in Jeruselem for volunteers', {
    in: 'jerusalem-district',
    kind: 'volunteer',
  }),
  finds('התנדבות בחיפה', { in: 'haifa-district', kind: 'volunteer' }),
  ask('Anything in Tokyo?', {
    outcome: 'nothing-found',
    notSays: /I found (one|two|three|\d+) .*Tokyo/i,
  }),
  finds('volunteer at the Dead Sea', { in: 'southern-district' }),
  finds('help around Netanya or Herzliya', { in: ['central-district', 'tel-aviv-district'] }),
  ask('not in Jerusalem please, where else can I volunteer this year', {
    noneOf: [/Jerusalem/, /Nahlaot/, /Ein Kerem/, /Talpiot/],
  }),
]
