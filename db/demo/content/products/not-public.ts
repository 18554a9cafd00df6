import type { DemoProduct } from '#db/demo/shapes.ts'

/** One that staff has hidden, one that its organization has taken out of the store, and one of a suspended organization. */
export const NOT_PUBLIC: DemoProduct[] = [
  {
    key: 'faces-of-the-north-calendar',
    of: 'galilee-hands',
    name: 'Faces of the North, Wall Calendar',
    description: `Twelve portraits of people who have come home, photographed on their own doorsteps. A3, with room to write.

Printed in Karmiel on recycled paper.`,
    dollars: 21,
    daysAgo: 90,
    stock: 40,
    pictures: [],
    isHidden: true,
  },
  {
    key: 'atlantic-wool-mittens',
    of: 'harbor-lantern',
    name: 'Atlantic Wool Mittens',
    description: `Knitted in Lunenburg by a circle that has met since 1974. Warm when wet, like everything fishermen wear.

One pair sold, one pair sent.`,
    dollars: 26,
    daysAgo: 80,
    stock: { S: 10, M: 12 },
    pictures: [],
  },
  {
    key: 'volunteers-rain-jacket',
    of: 'galilee-hands',
    name: 'Volunteers’ Rain Jacket',
    description: `The jacket our crews wear between November and March: taped seams, a hood that fits over a helmet, and a pocket for a carpenter's pencil.

The new ones arrive before the first rain. Until then there is nothing to send.`,
    dollars: 58.5,
    daysAgo: 120,
    stock: { S: 0, M: 2, L: 0, XL: 1 },
    pictures: [],
    isWithdrawn: true,
  },
]
