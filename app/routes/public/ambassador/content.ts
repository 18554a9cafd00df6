import {
  Briefcase,
  Building2,
  CalendarHeart,
  GraduationCap,
  HandCoins,
  Landmark,
  Megaphone,
  Mic,
  Plane,
  User,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

type Point = { title: string; text: string }
type Pictured = Point & { icon: LucideIcon }

export const about = {
  title: 'A friend of Israel, with a name and a face',
  paragraphs: [
    'Most people start helping because someone they trust told them where. A teacher, a rabbi, a neighbor who came back from two weeks of picking avocados and could not stop talking about it. Those people are our ambassadors.',
    'They choose projects and events they believe in, put their own name to them, and bring others along. They don’t need an office, a budget or a speech. What they have is better: people who listen to them.',
  ],
  quote: 'Nobody joins a cause. People join people.',
}

export const whatIsIt: { lead: string; points: readonly Point[] } = {
  lead: 'An ambassador is a person, a group or an organization that speaks up for our partners’ projects and events, and brings people to them.',
  points: [
    {
      title: 'You choose what you stand for',
      text: 'One kitchen, one forest, one school, or a handful of each. You support what you’d recommend to a friend, and nothing you wouldn’t.',
    },
    {
      title: 'You invite in your own way',
      text: 'Over dinner, in a newsletter, from the stage of a school hall. We help with materials and answers; the voice is yours.',
    },
    {
      title: 'You see the difference you make',
      text: 'How many people joined in, how much was given, and for what. Not to keep score, but because it’s good to know that it mattered.',
    },
  ],
}

export const activities: readonly Pictured[] = [
  {
    icon: Megaphone,
    title: 'Tell the story',
    text: 'Share projects where your people already are: in a group chat, on a bulletin board, in a column in the community paper.',
  },
  {
    icon: CalendarHeart,
    title: 'Host an evening',
    text: 'Invite people to your home or hall. Cook something, show a short film, have someone from an organization speak by video.',
  },
  {
    icon: HandCoins,
    title: 'Lead a campaign',
    text: 'Set a goal within reach, such as forty school bags or one dental chair, and get there together.',
  },
  {
    icon: Users,
    title: 'Gather volunteers',
    text: 'Bring a class, a team or a family to a project, for a morning nearby or for two weeks in the country.',
  },
  {
    icon: Plane,
    title: 'Bring people over',
    text: 'Plan a visit around the projects your group supports, so that the people who give can meet the people who do the work.',
  },
  {
    icon: Mic,
    title: 'Speak up',
    text: 'Stand in front of a class, a congregation or a board, and talk about what you’ve seen with your own eyes.',
  },
]

export const steps: readonly Point[] = [
  {
    title: 'Register',
    text: 'Your name or your group’s, how to reach you, and what kind of ambassador you are. It takes five minutes.',
  },
  {
    title: 'Introduce yourself',
    text: 'A picture and a few words about why you do this. Your page is public right away, and you can change it whenever you like.',
  },
  {
    title: 'Choose what you stand for',
    text: 'Pick the projects and events you want to put your name to. They appear on your page for everyone who visits it.',
  },
  {
    title: 'Set a goal',
    text: 'An amount, or a number of people. A campaign has its own link and shows how far along it is.',
  },
  {
    title: 'Invite your people',
    text: 'Send them your link, or print its code for the bulletin board. Start with ten who would come anyway.',
  },
  {
    title: 'See it grow, and say thank you',
    text: 'Follow the results, share them with the people who helped, and choose what comes next.',
  },
]

export const audiences: readonly Pictured[] = [
  {
    icon: GraduationCap,
    title: 'Schools',
    text: 'A class adopts a project for a year, writes to the children on the other side, and learns more than geography.',
  },
  {
    icon: Landmark,
    title: 'Synagogues',
    text: 'A congregation stands behind one organization, from the Hebrew school to the seniors’ circle.',
  },
  {
    icon: Building2,
    title: 'Nonprofits',
    text: 'You have people who trust you. Let them know who you trust in Israel.',
  },
  {
    icon: Briefcase,
    title: 'Businesses',
    text: 'Give your team two days a year, match what they give, or open a door for a young company.',
  },
  {
    icon: UsersRound,
    title: 'Communities',
    text: 'A town, a campus, a choir, a running club: any circle of people who do things together.',
  },
  {
    icon: User,
    title: 'Individuals',
    text: 'One person with a phone and a good heart has filled more buses than any campaign we know.',
  },
]

export const reasons: readonly Point[] = [
  {
    title: 'It feels close',
    text: 'You know the names: of the farmer, of the teacher, of the girl who got the desk. The distance shrinks with every one.',
  },
  {
    title: 'It adds up',
    text: 'What one person can give has a limit. What one person can set in motion has none that we’ve found.',
  },
  {
    title: 'You are not alone',
    text: 'Someone on our team is there to answer you, and the organizations you speak for are glad to help.',
  },
  {
    title: 'It stays honest',
    text: 'Every organization was checked by a person before it joined, and every project was reviewed before it was shown.',
  },
]

export const showcase: Point = {
  title: 'The first names will appear here',
  text: 'We’re just beginning to welcome ambassadors. As soon as the first of them have introduced themselves, you’ll meet them here, with what they stand for. Until then, there’s a place for yours.',
}
