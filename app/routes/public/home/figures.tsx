import { m } from '#messages'
import type { SiteFigure } from '#domain/content/figure.ts'
import { Container } from '#app/ui/container.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { figureLabel } from './figure-label.ts'
import { figureText } from './figure-text.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'

const DURATION_MS = 2000

/** The site's achievements. Figures of zero are hidden. */
export function HomeFigures({ figures }: { figures: readonly SiteFigure[] }) {
  const done = figures.filter(({ amount }) => amount > 0)
  if (done.length === 0) return null
  return (
    <section aria-label={m.home_figures()} className="border-b border-line bg-surface">
      <Container className="py-10 sm:py-14">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {done.map((figure) => (
            <li key={figure.name}>
              <Stat figure={<Counting {...figure} />} label={figureLabel(figure.name)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** Screen readers get the final figure; the visible one counts up in its reserved space. */
function Counting({ name, amount }: SiteFigure) {
  const { ref, shown } = useCountUp(amount)
  const whole = figureText(name, amount)
  return (
    <span ref={ref} className="inline-grid">
      <VisuallyHidden>{whole}</VisuallyHidden>
      <span aria-hidden className="invisible col-start-1 row-start-1">
        {whole}
      </span>
      <span aria-hidden className="col-start-1 row-start-1" data-figure={name}>
        {figureText(name, shown)}
      </span>
    </span>
  )
}

/**
 * Counts from zero to an amount within two seconds, once the element of `ref` scrolls into view. Until then, without
 * scripts, and with reduced motion, shows the full amount.
 */
function useCountUp(amount: number): { ref: RefObject<HTMLElement | null>; shown: number } {
  const ref = useRef<HTMLElement | null>(null)
  const [share, setShare] = useState(1)
  useEffect(() => {
    const element = ref.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const begin = performance.now()
        const step = () => {
          const passed = Math.min(1, (performance.now() - begin) / DURATION_MS)
          setShare(1 - (1 - passed) ** 3)
          if (passed < 1) frame = requestAnimationFrame(step)
        }
        step()
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { ref, shown: share === 1 ? amount : Math.floor(amount * share) }
}
