import type { Question } from '../question.ts'

export const conversations: readonly Question[] = [
  { say: ['I want to help', 'in Haifa'], expect: { outcome: 'answered', in: ['haifa-district'] } },
  {
    say: ['I want to help', 'volunteer', 'in the south, with children'],
    expect: { outcome: 'answered', kind: 'volunteer', in: ['southern-district'] },
  },
  {
    say: ['volunteering in Haifa', 'and in Jerusalem?'],
    expect: { outcome: 'answered', kind: 'volunteer', in: ['jerusalem-district'] },
  },
  {
    say: ['education projects', 'only in Tel Aviv'],
    expect: { outcome: 'answered', topics: ['education'], in: ['tel-aviv-district'] },
  },
  {
    say: ['projects in the north', 'I would rather give money'],
    expect: { outcome: 'answered', kind: 'donate', in: ['northern-district', 'haifa-district'] },
  },
  {
    say: ['events in Jerusalem', 'what about the Negev?'],
    expect: { outcome: 'answered', type: 'event', in: ['southern-district'] },
  },
  {
    say: ['hello', 'something with music please'],
    expect: {
      outcome: 'answered',
      anyOf: [/music|choir|orchestra|concert|bands|songwriters|melodies|Quartets/i],
    },
  },
  {
    say: ['environment projects in Haifa', 'and projects about technology?'],
    expect: { outcome: 'answered', topics: ['technology'] },
  },
  {
    say: ['Anything in Tokyo?', 'and in London?'],
    expect: { outcome: 'answered', in: ['europe'] },
  },
  { say: ['volunteering in Haifa', 'thanks!'], expect: { outcome: 'answered', noCards: true } },
  {
    say: ['projects in Jerusalem', 'show me events instead'],
    expect: { outcome: 'answered', type: 'event', in: ['jerusalem-district'] },
  },
  {
    say: ['how does my gift reach the organization?', 'and where can I volunteer in Ashdod?'],
    expect: { outcome: 'answered', kind: 'volunteer', in: ['southern-district'] },
  },
]
