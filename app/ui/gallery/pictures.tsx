import { m } from '#messages'
import { Button } from '../button.tsx'
import { Container } from '../container.tsx'
import { HeroLandscape } from '../landscape/hero-landscape.tsx'
import { Landscape } from '../landscape/landscape.tsx'
import { heroTimes, regions, times, type LandscapeRegion } from '../landscape/region.ts'
import { PageHeader } from '../page-header.tsx'
import { Specimen } from './specimen.tsx'

const words: Record<LandscapeRegion, () => string> = {
  galilee: () => m.design_region_galilee(),
  coast: () => m.design_region_coast(),
  jerusalem: () => m.design_region_jerusalem(),
  judea: () => m.design_region_judea(),
  negev: () => m.design_region_negev(),
  abroad: () => m.design_region_abroad(),
}

/** Every region at every time of day, and the page heads. */
export function PictureGallery() {
  return (
    <>
      {regions.map((region) => (
        <Specimen key={region} name={words[region]()}>
          <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
            {times.map((time) => (
              <li key={time}>
                <Landscape
                  id={`gallery ${time}`}
                  region={region}
                  time={time}
                  label={`${words[region]()}, ${time}`}
                  className="aspect-8/5 w-full rounded-card"
                />
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen name={m.design_group_heroes()}>
        <div className="flex flex-col gap-6">
          {heroTimes.map((time) => (
            <HeroLandscape key={time} time={time} className="rounded-card">
              <Container className="pt-14">
                <PageHeader
                  size="display"
                  level={3}
                  eyebrow={time}
                  title={m.design_sample_line()}
                  lead={m.design_sample_card_more()}
                />
                <div className="mt-6 flex flex-wrap gap-3">
                  <Button type="button" size="large">
                    {m.design_kind_donate()}
                  </Button>
                  <Button type="button" size="large" variant="secondary">
                    {m.design_sample_details()}
                  </Button>
                </div>
              </Container>
            </HeroLandscape>
          ))}
        </div>
      </Specimen>
    </>
  )
}
