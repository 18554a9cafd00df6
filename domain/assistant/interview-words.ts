import { wordTable } from './understanding/word-table.ts'
import type { IsraelConnection, ProfileSupport, VisitFrequency } from './volunteer-profile.ts'

/** The interviewer's questions, each recognizable in a conversation. */
export const QUESTIONS = {
  matters: 'What matters most to you: which people, which places, which causes?',
  can: 'What are you good at, and how much time could you give?',
  time: 'How much time could you give: an hour now and then, whole days, or weeks at a stretch?',
  skills: 'And what are you good at, at work or at home?',
  ties: 'How are you connected to Israel, and have you been there, or would you come?',
  tie: 'What connects you to Israel: family, friends, your community, or something else?',
  visits: 'Have you been to Israel yourself, and would you come again or for the first time?',
  place: 'Is there a place you would like to be near, or does it not matter where?',
  company: 'And would you come by yourself, with your family, or with a group?',
} as const
export type Question = keyof typeof QUESTIONS

/** Repeats a question with examples when the first answer yielded nothing. */
export const AGAIN: Partial<Record<Question, string>> = {
  matters:
    'To give you an idea: some people want to be with children, some pack food for families, some plant trees or pick fruit, some visit wounded soldiers. Which of these would you like to do?',
  can: 'Whatever you do well counts: cooking, teaching, driving, fixing things, listening. What would people ask you for, and how many hours could you spare?',
  ties: 'Family, friends, faith, a year spent there, or just an interest: each is a good reason. Which is yours, and have you been there?',
}

/** Suggested replies. */
export const CHOICES: Record<Question, string[]> = {
  matters: [
    'Children and education',
    'Food for families in need',
    'Farming and nature',
    'Wounded soldiers',
  ],
  can: ['I can teach, a few hours a week', 'I am good with my hands', 'I would rather donate'],
  time: ['A few hours a week, from home', 'Whole days, on weekends', 'A week or two, in Israel'],
  skills: ['I can teach', 'I like to cook', 'I am good with my hands'],
  ties: [
    'I have family there and come every year',
    'Through my community, and I have been there once',
    'I am interested and have never been',
  ],
  tie: ['I have family there', 'I have friends there', 'Through my community'],
  visits: ['I have never been', 'I have been there once', 'I come every year'],
  place: ['Near Jerusalem', 'In the north', 'It does not matter'],
  company: ['By myself', 'With my family', 'With a group'],
}

export const GREETING = 'Shalom, and welcome.'
export const UNSURE = 'That is all right. We will find out together.'
export const ASKED_BACK =
  'I will keep that question in mind: once your profile is saved, you will see what fits it. First, a little more about you.'
export const URGENT =
  'If someone is in danger right now, please call for help first: in Israel 100 for the police, 101 for an ambulance, 102 for the fire department. I can only help you find ways to support.'
export const NOTED = ['Thank you for telling me.', 'All right.', 'Thank you.']
export const ENOUGH = 'I know enough for a first profile now.'
export const MORE = 'I have noted that. Is there anything else I should know?'

/** `{words}` is replaced by what the user named. */
export const ON_INTERESTS = [
  '{words}: there is a lot waiting to be done for that.',
  '{words}: organizations all over the country will be glad to hear that.',
]
export const ON_SKILLS = [
  '{words}: that is needed more often than you would think.',
  '{words}: good, that is useful in many places.',
]
export const ON_CIRCUMSTANCES = wordTable<string>({
  'A few hours a week': 'A few hours a week add up over a year.',
  'A week or more': 'With that much time you can see something through.',
  'From home': 'A surprising amount can be done from afar.',
  'With my family': 'Coming as a family makes it a memory for all of you.',
  'With a group': 'A group gets a lot done in a day.',
})
export const ON_SUPPORT: Partial<Record<ProfileSupport, string>> = {
  donate: 'Giving keeps many of these projects going.',
  attend: 'Coming to events is how many people start.',
  invest: 'Investing builds something that lasts.',
  business: 'Business ties help for years.',
  visit: 'Coming in person means more to people than you may expect.',
}
export const ON_CONNECTION: Partial<Record<IsraelConnection, string>> = {
  'lives-there': 'Then you are close by, which makes many things easy.',
  'lived-there': 'Then you know the place from the inside.',
  family: 'Family there makes it personal.',
  friend: 'Friends are a good reason to care.',
  community: 'It is good to have a community behind you.',
  interested: 'Interest is how it starts for most people.',
}
export const ON_VISITS: Partial<Record<VisitFrequency, string>> = {
  never: 'For a first visit there are easy ways to start, and much can be done from where you are.',
  once: 'One visit is often what starts it.',
  sometimes: 'Then you know your way around.',
  yearly: 'A visit each year gives us something to plan with.',
  often: 'You are there often enough to keep something going.',
}
