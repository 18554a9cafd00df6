import type { Feature } from '#domain/content/feature.ts'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'

export type WayToHelp = {
  id: string
  title: string
  text: string
  more?: string
  links: readonly { to: string; words: string }[]
  /** The feature it needs; while that is disabled, the way is hidden. */
  feature?: Feature
  scene: { region: LandscapeRegion; time: Time }
}

export const purpose = {
  lead: 'We unite Jews and supporters of Israel worldwide through volunteering, donating, investing and lasting partnerships.',
  paragraphs: [
    'It began with a question many of us were asked by friends abroad: what can I do? There were good answers, hundreds of them, but they were hard to find: on a bulletin board in Kiryat Shmona, in the phone of a coordinator in Netivot, on a page last updated three years ago.',
    'So we went and asked. We check every organization’s documents, review every project before it’s shown, and put them in one place, where someone in Toronto and someone in Tel Aviv see the same thing: who is at work, what is missing, and how to help.',
  ],
}

/** The two most popular ways. */
export const support: readonly WayToHelp[] = [
  {
    id: 'support-projects',
    title: 'Support Projects',
    text: 'A project runs for weeks or years: a kitchen that cooks for evacuated families, a forest that grows back after a fire, a class that learns to code.',
    more: 'Its page shows who is behind it, what it needs, and how you can help. You can sign up or give in a minute; the organization answers you directly.',
    links: [
      { to: '/projects-events?type=project', words: 'Find a project' },
      { to: '/projects-events?type=project&category=invest', words: 'Projects to invest in' },
    ],
    scene: { region: 'galilee', time: 'day' },
  },
  {
    id: 'support-events',
    title: 'Support Events',
    text: 'An event happens once: a harvest day, a run, a concert for a hospital, an evening with a guest in a community hall near you.',
    more: 'Come, bring someone, or help make it happen. Many events take place outside Israel, and some online, so there is one within reach.',
    links: [{ to: '/projects-events?type=event', words: 'Find an event' }],
    scene: { region: 'coast', time: 'dusk' },
  },
]

/** Ways to help together with others, or on site. */
export const together: readonly WayToHelp[] = [
  {
    id: 'volunteer-group',
    title: 'Create a Volunteer Group',
    text: 'A class, a team, three families from one street: a long day alone becomes a good story together. Invite people you know with a link, find a day that suits you all, and sign up together.',
    links: [{ to: '/dashboard', words: 'Start a Group' }],
    feature: 'volunteering',
    scene: { region: 'judea', time: 'dawn' },
  },
  {
    id: 'ambassador',
    title: 'Become an Ambassador',
    text: 'People follow people. Put your name to projects you believe in, tell the people who listen to you, and see the difference it makes.',
    links: [
      { to: '/ambassador-registration', words: 'Become an Ambassador' },
      { to: '/ambassador', words: 'What ambassadors do' },
    ],
    feature: 'ambassadors',
    scene: { region: 'abroad', time: 'dusk' },
  },
  {
    id: 'visit',
    title: 'Plan a Visit',
    text: 'See it for yourself: the terraces above Jerusalem, the desert after rain, and the people you’ve helped from afar, at their own table.',
    links: [{ to: '/visit', words: 'Plan a Visit' }],
    feature: 'visit',
    scene: { region: 'negev', time: 'dawn' },
  },
]

export const partner: WayToHelp = {
  id: 'partner',
  title: 'Partner With Us',
  text: 'You run an organization that does the work. Post your projects and events here and meet people who want to take part, from around the corner and across the world. It’s free, and the form takes ten minutes.',
  links: [
    { to: '/partner-registration', words: 'Register your organization' },
    { to: '/partners', words: 'Meet our partners' },
  ],
  feature: 'partner-registration',
  scene: { region: 'jerusalem', time: 'night' },
}

/** Each value with the Hebrew word it comes from. */
export const values: readonly { hebrew: string; title: string; text: string }[] = [
  {
    hebrew: 'ערבות',
    title: 'Responsibility for one another',
    text: 'All of Israel are responsible for one another, an old saying goes. We take it to apply wherever you live, and to everyone who wants to share in it.',
  },
  {
    hebrew: 'מעשה',
    title: 'Deeds before words',
    text: 'A packed box of vegetables is worth more than a post about it. We measure ourselves by what gets done.',
  },
  {
    hebrew: 'אמת',
    title: 'Truth',
    text: 'We check who asks for help, say what we know and what we don’t, and take no fee from what you give.',
  },
  {
    hebrew: 'כבוד',
    title: 'Dignity',
    text: 'The people who receive help today gave it yesterday, or will tomorrow. We talk about people the way we’d want to be talked about.',
  },
  {
    hebrew: 'התמדה',
    title: 'Staying',
    text: 'Most of the work begins when the cameras leave. We look for ties that last for years, and keep our own.',
  },
]
