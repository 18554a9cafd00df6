import { at, type Canvas } from './canvas.ts'

/** Height of a crest at each x; smaller is higher. */
export type Ridge = (x: number) => number

/** Rolling ground: mean height and amplitude as shares of the picture, and the number of waves. */
export function rolling(
  { width, height, between }: Canvas,
  { top, swing, waves = 1.4 }: { top: number; swing: number; waves?: number },
): Ridge {
  const pace = (Math.PI * 2 * waves * between(0.85, 1.15)) / width
  const [a, b, c] = [between(0, 6.3), between(0, 6.3), between(0, 6.3)]
  return (x) =>
    height *
    (top -
      swing *
        (0.6 * Math.sin(pace * x + a) +
          0.28 * Math.sin(pace * 2.3 * x + b) +
          0.12 * Math.sin(pace * 5.1 * x + c)))
}

/** Ground that falls from the left edge to `low` at the share `end` of the width. */
export function falling(
  canvas: Canvas,
  { high, low, end }: { high: number; low: number; end: number },
): Ridge {
  const rough = rolling(canvas, { top: 0, swing: (low - high) * 0.08, waves: 3 })
  return (x) => {
    const way = Math.min(Math.max(x / (canvas.width * end), 0), 1)
    const ease = way * way * (3 - 2 * way)
    return canvas.height * (high + (low - high) * ease) + rough(x) * (1 - way)
  }
}

/** Returns the area below a crest, down to `foot` (a share of the height; by default the bottom). */
export function under(canvas: Canvas, ridge: Ridge, foot = 1.01, steps = 8): string {
  return `${along(canvas, ridge, 0, steps)}V${at(foot * canvas.height)}H-9z`
}

/** Returns the crest as a line, lowered by `drop`, between two shares of the width. */
export function along(
  { width }: Canvas,
  ridge: Ridge,
  drop = 0,
  steps = 10,
  [from, to]: readonly [number, number] = [-0.015, 1.015],
): string {
  const xs = Array.from(
    { length: steps + 1 },
    (_, step) => width * (from + ((to - from) * step) / steps),
  )
  const points = xs.map((x): [number, number] => [x, ridge(x) + drop])
  const [first = [0, 0]] = points
  let path = `M${at(...first)}`
  for (let step = 1; step < points.length - 1; step++) {
    const [here, next] = [points[step] ?? first, points[step + 1] ?? first]
    const last = step === points.length - 2
    const end = last ? next : [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2]
    // Segments end halfway between corners, so each next corner is the mirror image T assumes.
    path += step === 1 ? `Q${at(...here, ...end)}` : `T${at(...end)}`
  }
  return path
}
