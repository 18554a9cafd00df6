import { at, type Canvas, type Shape } from './canvas.ts'
import { mix } from './light.ts'

type Spot = readonly [x: number, y: number]

/** Dark green flame-shaped trees, `size` units high, all in one shape. */
export function cypresses(
  canvas: Canvas,
  spots: readonly Spot[],
  size: number,
  depth: number,
): Shape[] {
  const d = spots
    .map(([x, y]) => {
      const tall = size * canvas.unit * canvas.between(0.75, 1.2)
      const wide = tall * canvas.between(0.2, 0.26)
      return `M${at(x, y + 2)}q${at(-wide, -tall * 0.3, 0, -tall)}q${at(wide, tall * 0.7, 0, tall)}z`
    })
    .join('')
  return [{ d, fill: canvas.tone('#2c4631', depth) }]
}

/** Round silvery crowns on short trunks: dots of a thick line, lit from above. */
export function olives(
  canvas: Canvas,
  spots: readonly Spot[],
  size: number,
  depth: number,
): Shape[] {
  const s = size * canvas.unit
  let [trunks, crowns, tops] = ['', '', '']
  for (const [x, y] of spots) {
    const bend = canvas.between(-0.15, 0.15) * s
    trunks += `M${at(x, y + 1)}q${at(bend, -s * 0.3, 0, -s * 0.7)}`
    for (const [dx, dy] of [
      [-0.42, -0.62],
      [0.4, -0.58],
      [0, -0.72],
    ] as const) {
      crowns += `M${at(x + dx * s, y + dy * s)}h0`
    }
    tops += `M${at(x - s * 0.22, y - s * 0.92)}h0M${at(x + s * 0.24, y - s * 0.86)}h0`
  }
  const leaf = canvas.tone('#56683f', depth)
  return [
    { d: trunks, fill: canvas.tone('#54432f', depth), line: Math.max(1, s * 0.14) },
    { d: crowns, fill: leaf, line: s * 0.66 },
    { d: tops, fill: mix(leaf, canvas.tone('#a3b083', depth), 0.55), line: s * 0.5 },
  ]
}

/** An old olive tree close up: a split trunk under a crown of many small masses, `size` units high. */
export function oldOlive(canvas: Canvas, [x, y]: Spot, size: number): Shape[] {
  const s = size * canvas.unit
  const masses = (count: number, rise: number, spread: number) => {
    let d = ''
    for (let mass = 0; mass < count; mass++) {
      const way = (mass / (count - 1)) * 2 - 1
      const up = rise + (1 - way * way) * 0.26 + canvas.between(-0.06, 0.06)
      d += `M${at(x + way * spread * s, y - up * s)}h0`
    }
    return d
  }
  const leaf = canvas.tone('#50633b', 1)
  const pale = canvas.tone('#a9b58a', 1)
  return [
    {
      d: `M${at(x - s * 0.1, y)}q${at(s * 0.06, -s * 0.2, -s * 0.14, -s * 0.52)}M${at(x + s * 0.04, y)}q${at(-s * 0.04, -s * 0.24, s * 0.2, -s * 0.52)}M${at(x - s * 0.02, y)}q${at(s * 0.04, -s * 0.2, s * 0.02, -s * 0.5)}`,
      fill: canvas.tone('#57442f', 1),
      line: s * 0.08,
    },
    { d: `M${at(x - s * 0.22, y - s * 0.58)}h${at(s * 0.44)}`, fill: leaf, line: s * 0.4 },
    { d: masses(7, 0.46, 0.5) + masses(6, 0.6, 0.38), fill: leaf, line: s * 0.24 },
    { d: masses(8, 0.55, 0.46), fill: mix(leaf, pale, 0.3), line: s * 0.17 },
    { d: masses(8, 0.65, 0.36), fill: mix(leaf, pale, 0.58), line: s * 0.12 },
  ]
}

const fronds = [
  [-0.46, 0.2],
  [-0.44, 0],
  [-0.34, -0.16],
  [-0.14, -0.24],
  [0.12, -0.25],
  [0.33, -0.17],
  [0.45, -0.02],
  [0.46, 0.18],
  [-0.3, 0.34],
  [0.3, 0.33],
] as const

/** A leaning trunk under a crown of hanging fronds, `size` units high. */
export function palm(canvas: Canvas, [x, y]: Spot, size: number, depth: number): Shape[] {
  const tall = size * canvas.unit
  const lean = tall * canvas.between(-0.2, 0.2)
  const crown = fronds
    .map(([dx, dy]) => {
      const [ex, ey] = [dx * tall, dy * tall]
      const back = at(-ex * 0.5, -tall * 0.085, -ex, -ey)
      return `M${at(x + lean, y - tall)}q${at(ex * 0.42, ey - tall * 0.17, ex, ey)}q${back}`
    })
    .join('')
  return [
    {
      d: `M${at(x, y + 2)}q${at(lean * 0.1, -tall * 0.55, lean, -tall)}`,
      fill: canvas.tone('#5d4a38', depth),
      line: Math.max(1.5, tall * 0.035),
    },
    { d: crown, fill: canvas.tone('#3b5233', depth) },
  ]
}

/** A flat desert umbrella tree with a forked trunk. */
export function acacia(canvas: Canvas, [x, y]: Spot, size: number, depth: number): Shape[] {
  const s = size * canvas.unit
  const color = canvas.tone('#4c5132', depth)
  return [
    {
      d: `M${at(x, y + 1)}q${at(s * 0.06, -s * 0.3, -s * 0.3, -s * 0.75)}M${at(x, y - s * 0.25)}q${at(s * 0.1, -s * 0.2, s * 0.35, -s * 0.55)}M${at(x, y - s * 0.3)}l${at(s * 0.04, -s * 0.5)}`,
      fill: canvas.tone('#4b3a2b', depth),
      line: Math.max(1.2, s * 0.07),
    },
    {
      d: `M${at(x - s * 0.85, y - s * 0.68)}q${at(s * 0.35, -s * 0.3, s * 0.75, -s * 0.3)}q${at(s * 0.5, -s * 0.06, s, s * 0.3)}q${at(-s * 0.5, s * 0.12, -s * 0.85, s * 0.03)}q${at(-s * 0.5, s * 0.1, -s * 0.9, -s * 0.03)}z`,
      fill: color,
    },
  ]
}

export function grasses(
  canvas: Canvas,
  spots: readonly Spot[],
  size: number,
  depth: number,
): Shape[] {
  const s = size * canvas.unit
  const d = spots
    .map(([x, y]) => {
      const blades = [-0.5, 0, 0.45]
      return blades
        .map(
          (way) =>
            `M${at(x, y + 2)}q${at(way * s * 0.2, -s * 0.7, way * s, -s * canvas.between(0.8, 1.1))}`,
        )
        .join('')
    })
    .join('')
  return [{ d, fill: canvas.tone('#76804b', depth), line: Math.max(1, s * 0.09) }]
}

/** Colored dots in the grass: spring anemones. */
export function flowers(
  canvas: Canvas,
  spots: readonly Spot[],
  color: string,
  size: number,
): Shape {
  return {
    d: spots.map(([x, y]) => `M${at(x, y)}h0`).join(''),
    fill: canvas.tone(color, 1),
    line: size * canvas.unit,
  }
}
