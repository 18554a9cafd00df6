import { type Question, ask, finds } from '../question.ts'

export const topics: readonly Question[] = [
  finds('planting trees', { topics: 'environmental-conservation' }),
  finds('I care about nature and the environment', {
    topics: 'environmental-conservation',
    cards: 3,
  }),
  finds('beach cleanup', {
    topics: 'environmental-conservation',
    anyOf: /beach|Mikhmoret|Tar|sea/i,
  }),
  finds('wounded soldiers', {
    shows: 'project',
    anyOf: [
      /surfing|ropes|grips|stable|wounded|book cart|Yarkon|Indian Ocean|hand being printed|spouses/i,
    ],
  }),
  finds('how can I support lone soldiers', { anyOf: /lone soldiers/ }),
  finds('cooking for soldiers', { anyOf: /shakshuka|pots|cook|Grandmothers|ration/i }),
  finds('food for people who have too little', { anyOf: /soup|pots|vegetable|cucumbers|meal/i }),
  finds('children who lost a parent', {
    anyOf: /big brother|bereaved|school bags|brothers and sisters|supper/i,
  }),
  finds('helping widows', { anyOf: /widow|paperwork|after a death|bereaved|second beginnings/i }),
  finds('coding classes for women', { anyOf: /coders|girls/i }),
  finds('technology projects', { topics: 'technology', cards: 3 }),
  finds('new immigrants', { anyOf: /immigrant|newcomers|land|Ulpan|Hebrew|diplomas|CV clinic/i }),
  finds('I want to help people making aliyah', {
    anyOf: /immigrant|newcomers|land|Ulpan|Hebrew|diplomas|moving|CV clinic/i,
  }),
  finds('teaching Hebrew', { anyOf: /Hebrew on foot|Ulpan/ }),
  finds('music', { anyOf: /music|choir|orchestra|concert|bands|songwriters|melodies|Quartets/i }),
  finds('arts and culture near Tel Aviv', {
    topics: 'arts-culture',
    in: ['tel-aviv-district', 'central-district'],
  }),
  finds('health projects in the south', { topics: 'healthcare', in: 'southern-district' }),
  finds('trauma care for kids', { anyOf: /trauma|frightened|drills/i }),
  finds('elderly people who are lonely', {
    anyOf: /older|oldest|neighbours|grandparents|Telephone/i,
  }),
  finds('farmers', { anyOf: /farmer|growers|orchard|cherry|smallholders|Shade/i }),
  finds('rebuilding homes after the war', {
    anyOf: /roof|gardens|Nirim|Metula|returning|shelters/i,
  }),
  finds('first aid training', { anyOf: /first aid|First-response|defibrillator/i }),
  finds('animals and birds', { anyOf: /bird|turtle|ibex|salt ponds|stable/i }),
  finds('sport for people with disabilities', {
    anyOf: /adaptive surfing|stable|sailing|wheelchairs|Yarkon/i,
  }),
  finds('wheelchairs', { anyOf: /wheelchairs/i }),
  finds('solar energy', { anyOf: /battery/ }),
  ask('something against loneliness among new mothers on the moon', {
    notSays: /undefined|null|NaN/,
  }),
  finds('education in the centre of the country', {
    topics: 'education',
    in: ['central-district', 'tel-aviv-district'],
  }),
  finds('rescue vegetables', { anyOf: /carrots|cucumbers/i }),
  finds('reading books with patients', { anyOf: /book cart/ }),
]
