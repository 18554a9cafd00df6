import { type Question, finds } from '../question.ts'

export const conversations: readonly Question[] = [
  finds(['I want to help', 'in Haifa'], { in: 'haifa-district' }),
  finds(['I want to help', 'volunteer', 'in the south, with children'], {
    kind: 'volunteer',
    in: 'southern-district',
  }),
  finds(['volunteering in Haifa', 'and in Jerusalem?'], {
    kind: 'volunteer',
    in: 'jerusalem-district',
  }),
  finds(['education projects', 'only in Tel Aviv'], {
    topics: 'education',
    in: 'tel-aviv-district',
  }),
  finds(['projects in the north', 'I would rather give money'], {
    kind: 'donate',
    in: ['northern-district', 'haifa-district'],
  }),
  finds(['events in Jerusalem', 'what about the Negev?'], {
    type: 'event',
    in: 'southern-district',
  }),
  finds(['hello', 'something with music please'], {
    anyOf: /music|choir|orchestra|concert|bands|songwriters|melodies|Quartets/i,
  }),
  finds(['environment projects in Haifa', 'and projects about technology?'], {
    topics: 'technology',
  }),
  finds(['Anything in Tokyo?', 'and in London?'], { in: 'europe' }),
  finds(['volunteering in Haifa', 'thanks!'], { noCards: true }),
  finds(['projects in Jerusalem', 'show me events instead'], {
    type: 'event',
    in: 'jerusalem-district',
  }),
  finds(['how does my gift reach the organization?', 'and where can I volunteer in Ashdod?'], {
    kind: 'volunteer',
    in: 'southern-district',
  }),
]
