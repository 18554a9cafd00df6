import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'

/** Why all this: one sentence of purpose, and what it looks like up close. */
export function HomeMission() {
  return (
    <section aria-labelledby="mission" className="py-section">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <Eyebrow>{m.home_mission_eyebrow()}</Eyebrow>
          <h2
            id="mission"
            className="max-w-96 font-display text-heading font-bold tracking-[-0.01em] text-balance"
          >
            {m.home_mission_title()}
          </h2>
        </div>
        <div className="max-w-text">
          <p className="font-display text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.4]">
            {m.home_mission_text()}
          </p>
          <p className="mt-5 text-muted">{m.home_mission_more()}</p>
        </div>
      </Container>
    </section>
  )
}
