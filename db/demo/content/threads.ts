/** What the cast and organizations write to each other, in the order of time. */
export type DemoThread = {
  /** The position of the support in `WISHES`. */
  wish: number
  messages: readonly { by: 'person' | 'partner'; hoursAgo: number; body: string }[]
  /** Why the person has reported it. */
  reported?: string
}

export const THREADS: readonly DemoThread[] = [
  // An answer, and a question that has waited for longer than it should.
  {
    wish: 0,
    messages: [
      {
        by: 'person',
        hoursAgo: 128,
        body: 'Is there somewhere to park near the entrance? My friend walks with a stick.',
      },
      {
        by: 'partner',
        hoursAgo: 122,
        body: 'Yes, there are two places right behind the gate. Tell the guard that you volunteer with us.\n\nSee you on Sunday!',
      },
      {
        by: 'person',
        hoursAgo: 100,
        body: 'Wonderful, thank you. Could my daughter come along next time? She is 16.',
      },
    ],
  },
  // Reported by the person.
  {
    wish: 8,
    messages: [
      {
        by: 'partner',
        hoursAgo: 50,
        body: 'Before your group can come, please send 20 dollars each for insurance to my own account. I will give you the number by phone.',
      },
      { by: 'person', hoursAgo: 47, body: 'That is not mentioned on your page. Is it required?' },
    ],
    reported: 'They ask for money to a private account before we may volunteer.',
  },
]
