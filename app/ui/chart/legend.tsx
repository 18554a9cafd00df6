import { barTones, type BarTone } from './bars.tsx'

/** Explains the two shades of a bar: the whole, and the solid part of it. */
export function Legend({ tone, solid, pale }: { tone: BarTone; solid: string; pale: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {[
        { words: solid, opacity: 1 },
        { words: pale, opacity: 0.4 },
      ].map(({ words, opacity }) => (
        <li key={words} className="flex items-center gap-2">
          <svg aria-hidden className="size-3">
            <rect width="100%" height="100%" opacity={opacity} className={barTones[tone]} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
