import { m } from '#messages'
import type { SiteFigure } from '#domain/content/figure.ts'
import { Container } from '#app/ui/container.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { figureLabel } from './figure-label.ts'
import { figureText } from './figure-text.ts'
import { useCountUp } from './use-count-up.ts'

/** Proof: what has been done. What nobody has done yet is not boasted of. */
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

/** Readers hear the whole figure; eyes see it grow in the room that it will need. */
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
