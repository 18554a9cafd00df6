import { at, type Canvas, type Shape } from './canvas.ts'
import { grasses, palm } from './plants.ts'
import { along, falling, rolling, under } from './ridge.ts'
import { sailingBoat, water } from './water.ts'

/** The open sea below a long headland, with surf, dunes and palms. */
export function coast(canvas: Canvas, discX: number): Shape[] {
  const { width, height, unit, between, random, tone, light } = canvas
  const headland = falling(canvas, {
    high: between(0.33, 0.39),
    low: 0.525,
    end: between(0.5, 0.66),
  })
  const shoulder = falling(canvas, {
    high: between(0.42, 0.46),
    low: 0.54,
    end: between(0.3, 0.42),
  })
  const surf = rolling(canvas, { top: 0.735, swing: 0.018, waves: 1.1 })
  const beach = rolling(canvas, { top: 0.78, swing: 0.025, waves: 0.8 })
  const dune = rolling(canvas, { top: 0.87, swing: 0.06, waves: 0.85 })
  const tufts = Array.from({ length: 4 }, () => {
    const x = between(0.02, 0.98) * width
    return [x, dune(x) + between(2, 18) * unit] as const
  })
  const palmX = width * between(0.66, 0.86)
  const palms = [palm(canvas, [palmX, dune(palmX) + 4 * unit], between(118, 150), 1)]
  if (random() > 0.35) {
    const x = palmX + between(30, 52) * unit
    palms.push(palm(canvas, [x, dune(x) + 6 * unit], between(80, 104), 0.96))
  }
  const boatX = width * between(0.44, 0.62)
  return [
    ...water(canvas, { top: 0.52, foot: 0.8, near: '#1f6f93', discX }),
    {
      d: under(canvas, headland, 0.525, 6),
      fill: tone('#5d7f86', 0.3),
      foot: tone('#8fa79c', 0.3),
    },
    {
      d: under(canvas, shoulder, 0.54, 6),
      fill: tone('#56774f', 0.5),
      foot: tone('#8d9f78', 0.45),
    },
    ...sailingBoat(canvas, [boatX, height * between(0.56, 0.6)], between(20, 28)),
    { d: along(canvas, surf, -15 * unit, 7), fill: light.gleam, line: 2 * unit, opacity: 0.45 },
    { d: under(canvas, surf, 1, 7), fill: tone('#fffdf6', 0.9), opacity: 0.85 },
    { d: under(canvas, (x) => surf(x) + 7 * unit, 1, 7), fill: tone('#cbb088', 0.86) },
    { d: under(canvas, beach), fill: tone('#ecd6aa', 0.86), foot: tone('#dcbd88', 0.9) },
    { d: under(canvas, dune), fill: tone('#e2bf86', 1), foot: tone('#bd935c', 1) },
    {
      d:
        along(canvas, dune, 20 * unit, 8, [0.1, 0.8]) +
        along(canvas, dune, 36 * unit, 8, [0.25, 0.95]),
      fill: tone('#a97f4b', 1),
      line: 1.6 * unit,
      opacity: 0.3,
    },
    ...grasses(canvas, tufts, 17, 1),
    ...palms.flat(),
    ...gulls(canvas, at(boatX, height * 0.36)),
  ]
}

function gulls({ unit, light }: Canvas, spot: string): Shape[] {
  const wing = at(5 * unit, -5 * unit, 9 * unit, 0)
  return [{ d: `M${spot}q${wing}q${wing}`, fill: light.gleam, line: 1.5 * unit }]
}
