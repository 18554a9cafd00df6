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
    'Most people begin to help because somebody they trust told them where. A teacher, a rabbi, a neighbor who came back from two weeks of picking avocados and could not stop talking about it. Ambassadors are these people.',
    'They choose projects and events they believe in, put their own name to them, and bring others along. They do not need an office, a budget or a speech. What they have is better: people who listen to them.',
  ],
  quote: 'Nobody joins a cause. People join people.',
}

export const whatIsIt: { lead: string; points: readonly Point[] } = {
  lead: 'An ambassador is a person, a group or an organization that speaks for projects and events of our partners, and brings people to them.',
  points: [
    {
      title: 'You choose what you stand for',
      text: 'One kitchen, one forest, one school, or a handful of each. You support what you would recommend to a friend, and nothing you would not.',
    },
    {
      title: 'You invite in your own way',
      text: 'Over dinner, in a newsletter, from the stage of a school hall. We help with material and with answers; the voice stays yours.',
    },
    {
      title: 'You see what comes of it',
      text: 'How many came along, what was given, and for what. Not to keep score, but because it is good to know that it mattered.',
    },
  ],
}

export const activities: readonly Pictured[] = [
  {
    icon: Megaphone,
    title: 'Tell the story',
    text: 'Share projects where your people already are: in a group chat, on a notice board, in a column of the community paper.',
  },
  {
    icon: CalendarHeart,
    title: 'Host an evening',
    text: 'Invite people home or to your hall. Cook something, show a short film, let somebody from an organization speak over video.',
  },
  {
    icon: HandCoins,
    title: 'Lead a campaign',
    text: 'Set a goal that can be reached, such as forty school bags or one dental chair, and get there together.',
  },
  {
    icon: Users,
    title: 'Gather volunteers',
    text: 'Bring a class, a team or a family to a project, for a morning nearby or for two weeks in the country.',
  },
  {
    icon: Plane,
    title: 'Bring people over',
    text: 'Plan a visit around the projects your group supports, so that those who gave can meet those who work.',
  },
  {
    icon: Mic,
    title: 'Speak up',
    text: 'Stand in front of a class, a congregation or a board, and tell what you have seen with your own eyes.',
  },
]

export const steps: readonly Point[] = [
  {
    title: 'Register',
    text: 'Your name or that of your group, how we reach you, and which kind of ambassador you are. It takes five minutes.',
  },
  {
    title: 'Introduce yourself',
    text: 'A picture and a few words about why you do this. Your page can be seen by everybody at once, and changed whenever you like.',
  },
  {
    title: 'Choose what you stand for',
    text: 'Pick the projects and events you want to put your name to. They stand on your page for all who visit it.',
  },
  {
    title: 'Set a goal',
    text: 'A sum, or a number of people who come along. A campaign has a link of its own and shows how far it has come.',
  },
  {
    title: 'Invite your people',
    text: 'Send them your link, or print its code for the notice board. Begin with ten who would come anyway.',
  },
  {
    title: 'See it grow, and say thank you',
    text: 'Follow what came of it, tell those who helped, and choose what comes next.',
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
    text: 'You have people who trust you. Let them know whom you trust in Israel.',
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
    title: 'It is near',
    text: 'You know the names: of the farmer, of the teacher, of the girl who got the desk. Distance gets smaller with every one.',
  },
  {
    title: 'It adds up',
    text: 'What one person can give has a limit. What one person can set in motion has none that we have found.',
  },
  {
    title: 'You are not alone',
    text: 'Somebody of our team is there to answer you, and the organizations you speak for are glad to come along.',
  },
  {
    title: 'It stays honest',
    text: 'Each organization was looked at by a person before it came here, and each project was read before it was shown.',
  },
]

export const showcase: Point = {
  title: 'The first names will stand here',
  text: 'We are just beginning to welcome ambassadors. As soon as the first of them have introduced themselves, you will meet them here, with what they stand for. Until then there is a place for yours.',
}
