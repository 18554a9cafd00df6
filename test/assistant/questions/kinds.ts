import { type Question, ask, finds } from '../question.ts'

export const kinds: readonly Question[] = [
  finds('I want to donate to children in the north', {
    kind: 'donate',
    in: ['northern-district', 'haifa-district'],
  }),
  finds('Where can I give money for health care?', { kind: 'donate', topics: 'healthcare' }),
  finds('my company would like to partner with a project', { kind: 'business' }),
  finds('invest in something in the Negev', { kind: 'invest', in: 'southern-district' }),
  finds('projects I can come and see in Jaffa or Tel Aviv', {
    kind: 'visit',
    in: 'tel-aviv-district',
  }),
  finds('which projects can we visit on the Carmel', {
    kind: 'visit',
    in: ['haifa-district', 'northern-district'],
  }),
  finds('volunteer with my hands, building something', {
    kind: 'volunteer',
    anyOf: /roof|tables|gardens|Paint|footpaths|wheelchairs|tool|greenhouse|mend/i,
  }),
  ask('I would like to make a donation of 50 dollars', {
    outcome: ['answered', 'asked-back'],
    links: /donat|projects-events/,
  }),
  finds('business cooperation in Toronto', { kind: 'business', in: 'north-america' }),
  finds('where can I go and take part in an event in the south?', {
    kind: 'attend',
    in: 'southern-district',
  }),
  finds('voluntering with kids', { kind: 'volunteer' }),
  ask('I want to help', { outcome: 'asked-back', says: /\?/ }),
  ask('what can I do?', { outcome: ['asked-back', 'answered'], says: /\?/ }),
  ask('I would like to volunteer', { outcome: ['asked-back', 'answered'], says: /\?/ }),
  ask('donate', { outcome: ['asked-back', 'answered'], links: /projects-events/ }),
  finds('I can drive and have a car, who needs me?', {
    anyOf: /Drivers for dialysis|truck|van|soup/i,
  }),
  finds('I am a nurse', { topics: 'healthcare' }),
  finds('retired teacher with free mornings', {
    anyOf: /homework|school|class|Hebrew|Matriculation|reading|teachers|tablet|drills/i,
  }),
  finds('I am a lawyer and want to give my time', { anyOf: /paperwork/ }),
  finds('I play the violin, where could I play?', { anyOf: /Quartets|concerts|music|orchestra/i }),
  finds('can I knit something for you', { anyOf: /Wool|knits|Quilts/i }),
  ask('volunteer from home, online', {
    outcome: ['answered', 'nothing-found'],
    notSays: /undefined/,
  }),
  finds('how much has been raised for the roofs of Kiryat Shmona', { anyOf: /roofs/i, says: /\$/ }),
  finds('are there places left for the shelter painting in Kiryat Yam', {
    anyOf: /Paint a shelter/,
  }),
]
