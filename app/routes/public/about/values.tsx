import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { values } from './content.ts'

/** The five words this house is built on. */
export function Values() {
  return (
    <section aria-labelledby="values" className="border-t border-line py-section">
      <Container>
        <Eyebrow>{m.about_values_eyebrow()}</Eyebrow>
        <h2
          id="values"
          className="max-w-text font-display text-heading font-bold tracking-[-0.01em] text-balance"
        >
          {m.about_values_title()}
        </h2>
        <ol className="mt-10 border-t border-line sm:mt-14">
          {values.map(({ hebrew, title, text }) => (
            <li
              key={title}
              className="grid items-baseline gap-x-12 gap-y-2 border-b border-line py-7 sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-9 lg:grid-cols-[14rem_20rem_minmax(0,1fr)]"
            >
              <span
                lang="he"
                dir="rtl"
                className="font-display text-[clamp(2rem,1.6rem+1.6vw,3rem)] leading-none font-medium text-gold text-end sm:row-span-2 lg:row-span-1"
              >
                {hebrew}
              </span>
              <h3 className="font-display text-[clamp(1.375rem,1.25rem+0.6vw,1.75rem)] leading-tight font-bold">
                {title}
              </h3>
              <p className="max-w-form text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
