import type { Question } from '../question.ts'

export const topics: readonly Question[] = [
  {
    say: 'planting trees',
    expect: { outcome: 'answered', topics: ['environmental-conservation'] },
  },
  {
    say: 'I care about nature and the environment',
    expect: { outcome: 'answered', topics: ['environmental-conservation'], cards: 3 },
  },
  {
    say: 'beach cleanup',
    expect: {
      outcome: 'answered',
      topics: ['environmental-conservation'],
      anyOf: [/beach|Mikhmoret|Tar|sea/i],
    },
  },
  {
    say: 'wounded soldiers',
    expect: {
      outcome: 'answered',
      shows: 'project',
      anyOf: [
        /surfing|ropes|grips|stable|wounded|book cart|Yarkon|Indian Ocean|hand being printed|spouses/i,
      ],
    },
  },
  {
    say: 'how can I support lone soldiers',
    expect: { outcome: 'answered', anyOf: [/lone soldiers/] },
  },
  {
    say: 'cooking for soldiers',
    expect: { outcome: 'answered', anyOf: [/shakshuka|pots|cook|Grandmothers|ration/i] },
  },
  {
    say: 'food for people who have too little',
    expect: { outcome: 'answered', anyOf: [/soup|pots|vegetable|cucumbers|meal/i] },
  },
  {
    say: 'children who lost a parent',
    expect: {
      outcome: 'answered',
      anyOf: [/big brother|bereaved|school bags|brothers and sisters|supper/i],
    },
  },
  {
    say: 'helping widows',
    expect: {
      outcome: 'answered',
      anyOf: [/widow|paperwork|after a death|bereaved|second beginnings/i],
    },
  },
  { say: 'coding classes for women', expect: { outcome: 'answered', anyOf: [/coders|girls/i] } },
  { say: 'technology projects', expect: { outcome: 'answered', topics: ['technology'], cards: 3 } },
  {
    say: 'new immigrants',
    expect: {
      outcome: 'answered',
      anyOf: [/immigrant|newcomers|land|Ulpan|Hebrew|diplomas|CV clinic/i],
    },
  },
  {
    say: 'I want to help people making aliyah',
    expect: {
      outcome: 'answered',
      anyOf: [/immigrant|newcomers|land|Ulpan|Hebrew|diplomas|moving|CV clinic/i],
    },
  },
  { say: 'teaching Hebrew', expect: { outcome: 'answered', anyOf: [/Hebrew on foot|Ulpan/] } },
  {
    say: 'music',
    expect: {
      outcome: 'answered',
      anyOf: [/music|choir|orchestra|concert|bands|songwriters|melodies|Quartets/i],
    },
  },
  {
    say: 'arts and culture near Tel Aviv',
    expect: {
      outcome: 'answered',
      topics: ['arts-culture'],
      in: ['tel-aviv-district', 'central-district'],
    },
  },
  {
    say: 'health projects in the south',
    expect: { outcome: 'answered', topics: ['healthcare'], in: ['southern-district'] },
  },
  {
    say: 'trauma care for kids',
    expect: { outcome: 'answered', anyOf: [/trauma|frightened|drills/i] },
  },
  {
    say: 'elderly people who are lonely',
    expect: { outcome: 'answered', anyOf: [/older|oldest|neighbours|grandparents|Telephone/i] },
  },
  {
    say: 'farmers',
    expect: { outcome: 'answered', anyOf: [/farmer|growers|orchard|cherry|smallholders|Shade/i] },
  },
  {
    say: 'rebuilding homes after the war',
    expect: { outcome: 'answered', anyOf: [/roof|gardens|Nirim|Metula|returning|shelters/i] },
  },
  {
    say: 'first aid training',
    expect: { outcome: 'answered', anyOf: [/first aid|First-response|defibrillator/i] },
  },
  {
    say: 'animals and birds',
    expect: { outcome: 'answered', anyOf: [/bird|turtle|ibex|salt ponds|stable/i] },
  },
  {
    say: 'sport for people with disabilities',
    expect: { outcome: 'answered', anyOf: [/adaptive surfing|stable|sailing|wheelchairs|Yarkon/i] },
  },
  { say: 'wheelchairs', expect: { outcome: 'answered', anyOf: [/wheelchairs/i] } },
  { say: 'solar energy', expect: { outcome: 'answered', anyOf: [/battery/] } },
  {
    say: 'something against loneliness among new mothers on the moon',
    expect: { notSays: /undefined|null|NaN/ },
  },
  {
    say: 'education in the centre of the country',
    expect: {
      outcome: 'answered',
      topics: ['education'],
      in: ['central-district', 'tel-aviv-district'],
    },
  },
  { say: 'rescue vegetables', expect: { outcome: 'answered', anyOf: [/carrots|cucumbers/i] } },
  { say: 'reading books with patients', expect: { outcome: 'answered', anyOf: [/book cart/] } },
]
