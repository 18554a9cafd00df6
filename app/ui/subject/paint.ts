/** The colors of a scene: its room and its land in one light, and three colors for things. */
export type Paint = {
  /** From the top down. */
  wall: readonly [string, string]
  /** A table's top and its front. */
  wood: readonly [string, string]
  sky: readonly [string, string]
  sun: string
  hills: readonly [string, string]
  ground: readonly [string, string]
  leaf: string
  water: readonly [string, string]
  a: string
  b: string
  c: string
  cream: string
  ink: string
}

/** Six lights, each with other colors, so that the same scene looks different in each. */
export const paints: readonly Paint[] = [
  {
    wall: ['#f3e2c6', '#fcf3e2'],
    wood: ['#cf9f6c', '#b07f50'],
    sky: ['#8fc0e6', '#f2efdd'],
    sun: '#fff8dc',
    hills: ['#a5bb98', '#7f9f6a'],
    ground: ['#9ab56c', '#7a9a50'],
    leaf: '#4f7a3c',
    water: ['#7db4d6', '#2f78a8'],
    a: '#2c5cb8',
    b: '#b5304c',
    c: '#e0a94e',
    cream: '#fffaf0',
    ink: '#26335a',
  },
  {
    wall: ['#a9cfd6', '#dcefe9'],
    wood: ['#e0bd8b', '#c39a66'],
    sky: ['#6fb3c8', '#dff0e4'],
    sun: '#fffbe6',
    hills: ['#8fb3ac', '#5f9180'],
    ground: ['#7fae86', '#5a8f6c'],
    leaf: '#2f6d55',
    water: ['#83c4c8', '#27808c'],
    a: '#c45f36',
    b: '#1c6f78',
    c: '#f0cd7e',
    cream: '#fbfaf0',
    ink: '#1d3d4e',
  },
  {
    wall: ['#f0bd98', '#fae2c6'],
    wood: ['#94573f', '#753f2f'],
    sky: ['#e8a57c', '#fde7bf'],
    sun: '#fff3cf',
    hills: ['#d19a78', '#a9714f'],
    ground: ['#c99a62', '#a67847'],
    leaf: '#6a7438',
    water: ['#9fc0c0', '#4a8590'],
    a: '#17666c',
    b: '#a8273f',
    c: '#f2b04c',
    cream: '#fff5e2',
    ink: '#4a2a2a',
  },
  {
    wall: ['#c3d0a0', '#ebefd2'],
    wood: ['#b5845a', '#906343'],
    sky: ['#a8cfa8', '#f4f3cf'],
    sun: '#fffce0',
    hills: ['#a9bd80', '#7e9a55'],
    ground: ['#8ba353', '#6c8640'],
    leaf: '#47662f',
    water: ['#93c4b4', '#3c8378'],
    a: '#9c2440',
    b: '#5b6f2e',
    c: '#f4d491',
    cream: '#fdfbea',
    ink: '#333f2a',
  },
  {
    wall: ['#323d78', '#75689c'],
    wood: ['#7a4f5c', '#573546'],
    sky: ['#26346f', '#d98a86'],
    sun: '#ffe3ae',
    hills: ['#6f5a8a', '#4a4377'],
    ground: ['#4f4f74', '#383b62'],
    leaf: '#4f7a68',
    water: ['#7a76a8', '#34407a'],
    a: '#f0a35e',
    b: '#dd6f85',
    c: '#ffdd9c',
    cream: '#fdf0dc',
    ink: '#1b2148',
  },
  {
    wall: ['#e6b9b6', '#fae6dc'],
    wood: ['#d0a184', '#ab7a60'],
    sky: ['#b9a9d8', '#fbe0d2'],
    sun: '#fff1da',
    hills: ['#b7a2bd', '#8f87a8'],
    ground: ['#a7ae84', '#82905f'],
    leaf: '#5c7a45',
    water: ['#aebbdc', '#5a76b0'],
    a: '#4a40a8',
    b: '#4f6b36',
    c: '#eebd62',
    cream: '#fff7ee',
    ink: '#3a2c52',
  },
]
