import { stretchCanvas, type Shape } from './canvas.ts'
import { street } from './houses.ts'
import { cypresses, flowers, oldOlive, olives, palm } from './plants.ts'
import type { HeroTime } from './region.ts'
import { along, falling, rolling, under } from './ridge.ts'
import { birds, stars } from './sky.ts'
import { sailingBoat, water } from './water.ts'

export type Hero = {
  width: number
  height: number
  /** Gradient from the top of the page head to the picture, behind the text. */
  ground: readonly [string, string]
  /** Gradient from there to the horizon, within the picture. */
  horizon: readonly [string, string]
  /** The theme whose text is readable on `ground`. */
  theme: 'light' | 'dark'
  disc: { x: number; y: number; r: number; fill: string; glow: string }
  shapes: Shape[]
}

/** Share of the picture's height that extends behind the text as sky. */
export const textEnd = 0.15

/** Opacity of stars behind text. */
export const starOpacity = 0.14

const skies: Record<HeroTime, Pick<Hero, 'ground' | 'horizon' | 'theme'>> = {
  dawn: { ground: ['#dfe8f8', '#f4e6e4'], horizon: ['#f7dcd0', '#fde6c2'], theme: 'light' },
  day: { ground: ['#d6e7f9', '#e8f1f9'], horizon: ['#dfecf6', '#f5efdf'], theme: 'light' },
  dusk: { ground: ['#141c45', '#3a2a5c'], horizon: ['#87507f', '#f5ae7a'], theme: 'dark' },
  night: { ground: ['#080f28', '#10204c'], horizon: ['#1a3064', '#3d5c98'], theme: 'dark' },
}

/** The wide landscape between the lake and the sea, for the head of a page. Only sky is behind the text. */
export function heroLandscape(time: HeroTime): Hero {
  const [width, height] = [1600, 480]
  const canvas = stretchCanvas('the land', width, height, time)
  const { unit, between, tone, light } = canvas
  const sky = skies[time]
  const disc = { x: 1130, y: time === 'day' ? 118 : 150, r: 34, fill: light.disc, glow: light.glow }

  const far = rolling(canvas, { top: 0.44, swing: 0.05, waves: 1.6 })
  const middle = rolling(canvas, { top: 0.52, swing: 0.05, waves: 2.2 })
  const hill = falling(canvas, { high: 0.36, low: 0.76, end: 0.56 })
  const town = (x: number) => hill(x) + 2 * unit
  const meadow = rolling(canvas, { top: 0.78, swing: 0.05, waves: 1.3 })
  const near = rolling(canvas, { top: 0.91, swing: 0.04, waves: 1 })
  const spots = (
    count: number,
    from: number,
    to: number,
    ground: (x: number) => number,
    drop: number,
  ) =>
    Array.from({ length: count }, (_, step) => {
      const x = width * (from + ((to - from) * (step + between(0.1, 0.9))) / count)
      return [x, ground(x) + between(2, drop) * unit] as const
    })
  const snow = mountain(tone('#6f88b4', 0.14), tone('#ffffff', 0.8))
  return {
    width,
    height,
    ...sky,
    disc,
    shapes: [
      ...(time === 'night'
        ? [
            ...stars(canvas, 90, [-1.3, textEnd], starOpacity),
            ...stars(canvas, 40, [textEnd + 0.02, 0.36], 0.9),
          ]
        : [birds(canvas, 0.2)]),
      ...snow,
      { d: under(canvas, far, 0.62, 12), fill: tone('#7890b4', 0.18), foot: tone('#b3bfc8', 0.12) },
      {
        d: under(canvas, middle, 0.66, 14),
        fill: tone('#809677', 0.4),
        foot: tone('#b4bf9b', 0.32),
      },
      ...water(canvas, { top: 0.6, foot: 0.9, near: '#2b6aa2', discX: disc.x }),
      ...sailingBoat(canvas, [985, 322], 30),
      ...street(
        canvas,
        { ridge: town, from: 0.05, to: 0.2, wide: [20, 34], tall: [26, 46], domes: 0.2 },
        '#f0dfbd',
        0.7,
      ),
      { d: under(canvas, hill, 1, 12), fill: tone('#7f9c60', 0.64), foot: tone('#b2bd84', 0.6) },
      {
        d: [22, 44, 68].map((drop) => along(canvas, hill, drop * unit, 9, [-0.01, 0.5])).join(''),
        fill: tone('#5e8049', 0.68),
        line: 2,
        opacity: 0.45,
      },
      ...cypresses(canvas, spots(7, 0.01, 0.26, hill, 16), 46, 0.72),
      ...olives(canvas, spots(9, 0.1, 0.46, hill, 60), 15, 0.72),
      {
        d: under(canvas, meadow, 1.01, 12),
        fill: tone('#648f48', 0.86),
        foot: tone('#8aab5d', 0.86),
      },
      ...cypresses(canvas, spots(5, 0.52, 0.6, meadow, 10), 78, 0.9),
      ...olives(canvas, spots(4, 0.64, 0.86, meadow, 18), 30, 0.9),
      ...palm(canvas, [1385, meadow(1385) + 10], 190, 0.94),
      ...palm(canvas, [1450, meadow(1450) + 12], 140, 0.94),
      { d: under(canvas, near, 1.01, 12), fill: tone('#467233', 1), foot: tone('#315426', 1) },
      ...oldOlive(canvas, [330, near(330) + 10], 150),
      flowers(canvas, spots(34, 0, 1, near, 34), '#d8324f', 6),
      flowers(canvas, spots(22, 0, 1, near, 34), '#f0d58a', 5),
    ],
  }
}

/** The snowy mountain beyond the lake, where there is room for it. */
function mountain(rock: string, snow: string): Shape[] {
  return [
    {
      d: 'M300 262Q470 232 590 184Q650 150 700 148Q742 118 790 126Q830 134 872 130Q930 150 972 176Q1060 214 1240 262z',
      fill: rock,
    },
    {
      d: 'M640 162Q672 148 700 148Q742 118 790 126Q830 134 872 130Q904 140 930 154L892 148L872 158L838 144L806 160L776 143L748 166L716 154L686 168z',
      fill: snow,
      opacity: 0.9,
    },
  ]
}
