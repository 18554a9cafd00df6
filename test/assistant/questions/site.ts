import type { Question } from '../question.ts'

export const site: readonly Question[] = [
  { say: 'hello', expect: { outcome: ['answered', 'asked-back'], noCards: true, says: /\?/ } },
  { say: 'שלום', expect: { outcome: ['answered', 'asked-back'] } },
  { say: 'thank you so much', expect: { outcome: 'answered', noCards: true } },
  { say: 'who are you?', expect: { outcome: 'answered', says: /assistant/i } },
  {
    say: 'are you a human being?',
    expect: { outcome: 'answered', says: /not a (person|human)|assistant|program/i },
  },
  { say: 'what can you do for me', expect: { outcome: 'answered', says: /project|event/i } },
  {
    say: 'Who stands behind the projects here? Can I trust them?',
    expect: { outcome: 'answered', says: /looked at|approved|registration|applied/i },
  },
  {
    say: 'how does my money reach the organization',
    expect: { outcome: 'answered', says: /organization/i },
  },
  {
    say: 'do you take a fee from donations?',
    expect: { outcome: 'answered', says: /nothing|organization/i },
  },
  {
    say: 'Do I need to speak Hebrew to volunteer?',
    expect: { outcome: 'answered', says: /Hebrew/ },
  },
  { say: 'how do I delete my account', expect: { outcome: 'answered', links: /\/account/ } },
  { say: 'I forgot my password', expect: { outcome: 'answered', links: /\/auth/ } },
  { say: 'where do I see my orders', expect: { outcome: 'answered', links: /dashboard|orders/ } },
  {
    say: 'cancel my registration for an event',
    expect: { outcome: 'answered', links: /dashboard/ },
  },
  {
    say: 'what data do you keep about me',
    expect: { outcome: 'answered', links: /privacy|account/ },
  },
  {
    say: 'how can our organization join',
    expect: { outcome: 'answered', links: /partner-registration/ },
  },
  {
    say: 'I run a small charity and want to post a project',
    expect: { outcome: 'answered', links: /partner-registration|partner-dashboard/ },
  },
  { say: 'what is an ambassador', expect: { outcome: 'answered', links: /\/ambassador/ } },
  { say: 'how do I become an ambassador', expect: { outcome: 'answered', links: /\/ambassador/ } },
  {
    say: 'we want to volunteer as a group of friends',
    expect: { links: /groups|dashboard|projects-events/ },
  },
  {
    say: 'how do I start a volunteer group',
    expect: { outcome: 'answered', links: /groups|dashboard/ },
  },
  { say: 'how do I contact you', expect: { outcome: 'answered', links: /\/contact/ } },
  { say: 'what are your office hours', expect: { outcome: 'answered', links: /\/contact/ } },
  {
    say: 'organizations that work with wounded soldiers',
    expect: { outcome: 'answered', shows: 'partner', anyOf: [/Quiet Stride/] },
  },
  { say: 'tell me about Galilee Hands', expect: { outcome: 'answered', anyOf: [/Galilee Hands/] } },
  { say: 'Who is Almond Window?', expect: { outcome: 'answered', anyOf: [/Almond Window/] } },
  { say: 'which partners do you have', expect: { outcome: 'answered', links: /\/partner/ } },
  {
    say: 'do you sell t-shirts',
    expect: { outcome: 'answered', shows: 'product', anyOf: [/T-shirt|Shirt/i] },
  },
  {
    say: 'honey or olive oil from Israel',
    expect: { outcome: 'answered', shows: 'product', anyOf: [/Honey|Olive Oil/i] },
  },
  { say: 'a present under 20 dollars', expect: { outcome: 'answered', shows: 'product' } },
  { say: 'how much is the poster', expect: { outcome: 'answered', anyOf: [/Poster/], says: /\$/ } },
  {
    say: 'I want to visit Israel with my synagogue',
    expect: { outcome: 'answered', links: /\/visit/ },
  },
  { say: 'tours', expect: { outcome: 'answered', links: /\/visit/ } },
  { say: 'what is new? any news?', expect: { outcome: 'answered', shows: 'news' } },
  {
    say: 'how many volunteer hours have been given so far',
    expect: { outcome: 'answered', says: /37,\d{3}/ },
  },
  { say: 'how many meals have been served', expect: { outcome: 'answered', says: /82,\d{3}/ } },
  { say: 'how many projects are there', expect: { outcome: 'answered', says: /\d/ } },
  { say: 'I have no money, can I still help?', expect: { outcome: 'answered' } },
  { say: 'show me a map of everything', expect: { outcome: 'answered', links: /\/map/ } },
  {
    say: 'write a post inviting my friends to the star party',
    expect: { outcome: 'refused' },
  },
  {
    say: 'write a short message asking people to support lone soldiers',
    expect: { outcome: 'refused' },
  },
]
