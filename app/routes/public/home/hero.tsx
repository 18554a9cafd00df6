import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import { HomeActions } from './actions.tsx'
import { useHourOfDay } from '../hero/hour-of-day.ts'

/** The promise, over the land in the light of the visitor's hour. */
export function HomeHero() {
  return (
    <HeroLandscape time={useHourOfDay()}>
      <Container className="pt-[clamp(3rem,1.5rem+5vw,6.5rem)] pb-10">
        <div className="mx-auto max-w-text text-center">
          <h1 className="font-display text-display font-bold tracking-[-0.02em]">
            {m.home_hero_title()}
          </h1>
          <p className="mx-auto mt-5 max-w-[36rem] text-lead">{m.home_hero_text()}</p>
          <HomeActions />
        </div>
      </Container>
    </HeroLandscape>
  )
}
