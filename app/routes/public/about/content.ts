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
    'It began with a question that many of us were asked by friends abroad: what can I do? There were good answers, hundreds of them, but they were hard to find: on a notice board in Kiryat Shmona, in the phone of a coordinator in Netivot, on a page that was last changed three years ago.',
    'So we went and asked. We look at the papers of every organization, read every project before it is shown, and put them in one place, where somebody in Toronto and somebody in Tel Aviv see the same thing: who is at work, what is missing, and how to help.',
  ],
}

/** The two most popular ways. */
export const support: readonly WayToHelp[] = [
  {
    id: 'support-projects',
    title: 'Support Projects',
    text: 'A project runs for weeks or years: a kitchen that cooks for evacuated families, a forest that grows back after a fire, a class that learns to code.',
    more: 'On its page you see who stands behind it, what it asks for, and in which ways you can help. You sign up or give in a minute; the organization answers you itself.',
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
    more: 'Come, bring somebody, or help to make it happen. Many events take place outside of Israel, and some on a screen, so there is one within reach.',
    links: [{ to: '/projects-events?type=event', words: 'Find an event' }],
    scene: { region: 'coast', time: 'dusk' },
  },
]

/** Ways to help together with others, or on site. */
export const together: readonly WayToHelp[] = [
  {
    id: 'volunteer-group',
    title: 'Create a Volunteer Group',
    text: 'A class, a team, three families from one street: what is a long day alone is a good story together. Invite people you know by a link, find a day that suits all of you, and sign up together.',
    links: [{ to: '/dashboard', words: 'Start a Group' }],
    feature: 'volunteering',
    scene: { region: 'judea', time: 'dawn' },
  },
  {
    id: 'ambassador',
    title: 'Become an Ambassador',
    text: 'People follow people. Put your name to projects you believe in, tell those who listen to you, and see what comes of it.',
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
    text: 'See it for yourself: the terraces above Jerusalem, the desert after rain, and the people you have helped from afar, at their own table.',
    links: [{ to: '/visit', words: 'Plan a Visit' }],
    feature: 'visit',
    scene: { region: 'negev', time: 'dawn' },
  },
]

export const partner: WayToHelp = {
  id: 'partner',
  title: 'Partner With Us',
  text: 'You run an organization that does the work. Post your projects and events here and meet people who want to take part, from around the corner and from the other side of the world. It costs nothing, and the form takes ten minutes.',
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
    text: 'All of Israel answer for each other, an old sentence says. We take it to hold wherever one lives, and for all who wish to share in it.',
  },
  {
    hebrew: 'מעשה',
    title: 'Deeds before words',
    text: 'A box of vegetables that was packed is worth more than a post about it. We measure ourselves by what was done.',
  },
  {
    hebrew: 'אמת',
    title: 'Truth',
    text: 'We check who asks for help, say what we know and what we do not, and take nothing off what you give.',
  },
  {
    hebrew: 'כבוד',
    title: 'Dignity',
    text: 'Whoever receives help today gave it yesterday, or will tomorrow. We tell of people as we would want to be told of.',
  },
  {
    hebrew: 'התמדה',
    title: 'Staying',
    text: 'When the cameras leave, most of the work begins. We look for ties that last for years, and keep our own.',
  },
]
