import type { DemoNews } from '#db/demo/shapes.ts'

/** Two that staff has hidden, one that its organization has taken off, and one of a suspended organization. */
export const NOT_PUBLIC: DemoNews[] = [
  {
    key: 'choir-recording-day',
    of: 'threshold-house',
    title: 'Our children’s choir records its first album',
    summary:
      'Three days, one borrowed microphone and twenty-six voices. We will tell you here when it can be heard.',
    body: `The choir room has been a recording studio since Monday. Blankets hang in front of the windows, and the neighbors on the second floor have agreed not to fry anything until four.

Twenty-six children between eight and thirteen sing eleven piyyutim from Baghdad, Aleppo and Djerba. Most of the melodies were written down by our retirees, who sat in the last row and corrected the tempo with their eyebrows.

The album will be free to listen to. Parents are looking over the names and pictures in the booklet right now, and until all of them have agreed we keep this page closed.`,
    hoursAgo: 12 * 24,
    isHidden: true,
  },
  {
    key: 'container-has-left-halifax',
    of: 'harbor-lantern',
    title: 'The spring container has left Halifax',
    summary: 'Eleven tons of coats, blankets and school bags are on their way across the sea.',
    body: `On Friday evening the doors of the container were closed, with nineteen people pushing from the outside. It holds 640 coats, 1,100 blankets and as many school bags as fitted into the gaps.

The ship needs twenty-three days. In Haifa the boxes are opened together with our partners, counted, and handed out by them, since they know who is cold.

Thank you to the women of three church halls and two synagogues who have sorted since January, and to the trucker who did the last trip for a box of doughnuts.`,
    hoursAgo: 20 * 24,
  },
  {
    key: 'list-of-families-moving-north',
    of: 'galilee-hands',
    title: 'The families who move north this winter',
    summary: 'Nine families, nine keys. This is who they are and where they will live.',
    body: `Between December and February nine families move into the houses that our volunteers have painted, wired and aired since the summer.

Some come back to the street they left, some come for the first time and have bought a map. Each has been given a neighbor to call when the boiler is silent.

The list with their names and streets hangs in our office. We were asked to take it down here until each family has agreed to be on it, which is fair.`,
    hoursAgo: 9 * 24,
    isHidden: true,
  },
  {
    key: 'lift-needed-for-thursday',
    of: 'galilee-hands',
    title: 'Wanted: a van for Thursday morning',
    summary:
      'Forty window frames have to get from Karmiel to Shlomi, and our own van is at the garage.',
    body: `The frames are glazed, wrapped and heavier than they look. They stand at the carpenter's in Karmiel and are needed in Shlomi by noon on Thursday.

We are looking for a van with two seats and a driver who does not mind the road behind Fassuta. Diesel and breakfast are on us.

Update: Moshe from Yodfat has offered his. Thank you, and thanks to the eleven others who called within an hour.`,
    hoursAgo: 16 * 24,
    isWithdrawn: true,
  },
]
