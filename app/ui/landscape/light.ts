import type { Time } from './region.ts'

/** The effect of a time of day on colors. */
export type Light = {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string]
  /** The color distant objects fade into. */
  haze: string
  /** Color and strength of the light. */
  cast: string
  share: number
  /** Sun or moon, and the glow around it. */
  disc: string
  glow: string
  /** Lit edges and highlights. */
  gleam: string
  window: string
}

export const lights: Record<Time, Light> = {
  dawn: {
    sky: ['#a8c1e6', '#f3d3cb', '#fdebd0'],
    haze: '#f1d8cc',
    cast: '#f3c6bd',
    share: 0.7,
    disc: '#fff6e0',
    glow: '#ffe2ab',
    gleam: '#fff3e0',
    window: '#7a6a72',
  },
  morning: {
    sky: ['#8fc4d2', '#cfe8e2', '#fbf3d9'],
    haze: '#d9e8dd',
    cast: '#eaf4e0',
    share: 0.35,
    disc: '#fffdea',
    glow: '#fff6cf',
    gleam: '#fffdf0',
    window: '#6b6f6a',
  },
  day: {
    sky: ['#7fb2e8', '#bcd9f3', '#f3efe0'],
    haze: '#d5e3ee',
    cast: '#ffffff',
    share: 0,
    disc: '#fffbe9',
    glow: '#fffdf2',
    gleam: '#ffffff',
    window: '#6f6a66',
  },
  gold: {
    sky: ['#6d93c4', '#e3c08f', '#ffdc95'],
    haze: '#ebc894',
    cast: '#ffd48a',
    share: 0.6,
    disc: '#fff3cb',
    glow: '#ffc765',
    gleam: '#fff0c4',
    window: '#7c6444',
  },
  dusk: {
    sky: ['#2b3a7c', '#a3608a', '#f7b884'],
    haze: '#c07c8a',
    cast: '#86609c',
    share: 0.88,
    disc: '#ffe4ae',
    glow: '#ffb066',
    gleam: '#ffd7a0',
    window: '#ffd890',
  },
  night: {
    sky: ['#0a1230', '#15275c', '#37548f'],
    haze: '#2b4273',
    cast: '#34539a',
    share: 0.93,
    disc: '#f6f2e2',
    glow: '#9dbcf0',
    gleam: '#bcd0f4',
    window: '#ffd890',
  },
}

/** Interpolates between two colors (`#rrggbb`) by `share`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  return hex(a.map((value, at) => value + ((b[at] ?? value) - value) * share))
}

/** Multiplies a color by the color of the light. */
export function lit(color: string, by: string): string {
  const [a, b] = [channels(color), channels(by)]
  return hex(a.map((value, at) => (value * (b[at] ?? 255)) / 255))
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
