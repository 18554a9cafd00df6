import type { Question } from '../question.ts'

export const kinds: readonly Question[] = [
  {
    say: 'I want to donate to children in the north',
    expect: { outcome: 'answered', kind: 'donate', in: ['northern-district', 'haifa-district'] },
  },
  {
    say: 'Where can I give money for health care?',
    expect: { outcome: 'answered', kind: 'donate', topics: ['healthcare'] },
  },
  {
    say: 'my company would like to partner with a project',
    expect: { outcome: 'answered', kind: 'business' },
  },
  {
    say: 'invest in something in the Negev',
    expect: { outcome: 'answered', kind: 'invest', in: ['southern-district'] },
  },
  {
    say: 'projects I can come and see in Jaffa or Tel Aviv',
    expect: { outcome: 'answered', kind: 'visit', in: ['tel-aviv-district'] },
  },
  {
    say: 'which projects can we visit on the Carmel',
    expect: { outcome: 'answered', kind: 'visit', in: ['haifa-district', 'northern-district'] },
  },
  {
    say: 'volunteer with my hands, building something',
    expect: {
      outcome: 'answered',
      kind: 'volunteer',
      anyOf: [/roof|tables|gardens|Paint|footpaths|wheelchairs|tool|greenhouse|mend/i],
    },
  },
  {
    say: 'I would like to make a donation of 50 dollars',
    expect: { outcome: ['answered', 'asked-back'], links: /donat|projects-events/ },
  },
  {
    say: 'business cooperation in Toronto',
    expect: { outcome: 'answered', kind: 'business', in: ['north-america'] },
  },
  {
    say: 'where can I go and take part in an event in the south?',
    expect: { outcome: 'answered', kind: 'attend', in: ['southern-district'] },
  },
  { say: 'voluntering with kids', expect: { outcome: 'answered', kind: 'volunteer' } },
  { say: 'I want to help', expect: { outcome: 'asked-back', says: /\?/ } },
  { say: 'what can I do?', expect: { outcome: ['asked-back', 'answered'], says: /\?/ } },
  { say: 'I would like to volunteer', expect: { outcome: ['asked-back', 'answered'], says: /\?/ } },
  { say: 'donate', expect: { outcome: ['asked-back', 'answered'], links: /projects-events/ } },
  {
    say: 'I can drive and have a car, who needs me?',
    expect: { outcome: 'answered', anyOf: [/Drivers for dialysis|truck|van|soup/i] },
  },
  { say: 'I am a nurse', expect: { outcome: 'answered', topics: ['healthcare'] } },
  {
    say: 'retired teacher with free mornings',
    expect: {
      outcome: 'answered',
      anyOf: [/homework|school|class|Hebrew|Matriculation|reading|teachers|tablet|drills/i],
    },
  },
  {
    say: 'I am a lawyer and want to give my time',
    expect: { outcome: 'answered', anyOf: [/paperwork/] },
  },
  {
    say: 'I play the violin, where could I play?',
    expect: { outcome: 'answered', anyOf: [/Quartets|concerts|music|orchestra/i] },
  },
  {
    say: 'can I knit something for you',
    expect: { outcome: 'answered', anyOf: [/Wool|knits|Quilts/i] },
  },
  {
    say: 'volunteer from home, online',
    expect: { outcome: ['answered', 'nothing-found'], notSays: /undefined/ },
  },
  {
    say: 'how much has been raised for the roofs of Kiryat Shmona',
    expect: { outcome: 'answered', anyOf: [/roofs/i], says: /\$/ },
  },
  {
    say: 'are there places left for the shelter painting in Kiryat Yam',
    expect: { outcome: 'answered', anyOf: [/Paint a shelter/] },
  },
]
