import { Link } from 'react-router'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { Section } from '#app/ui/section.tsx'
import { WayPicture } from '../cards/way-picture.tsx'
import { partner, support, together, type WayToHelp } from './content.ts'
import { WayLinks } from './way-links.tsx'

/** All ways to help whose features are enabled. */
export function WaysToHelp() {
  const { closed } = useReader()
  const isOpen = ({ feature }: WayToHelp) => feature === undefined || !closed.includes(feature)
  const withOthers = together.filter(isOpen)
  return (
    <>
      <div className="flex flex-col gap-section pb-section">
        {support.map((way, at) => (
          <WideWay key={way.id} {...way} isMirrored={at % 2 === 1} />
        ))}
      </div>
      {!closed.includes('volunteer-profile') && <ProfileBand />}
      {withOthers.length > 0 && (
        <Section
          ground="sand"
          eyebrow={m.about_together_eyebrow()}
          title={m.about_together_title()}
          lead={m.about_together_lead()}
        >
          <ul className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
            {withOthers.map((way) => (
              <li key={way.id} className="flex">
                <WayCard {...way} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isOpen(partner) && <PartnerBand />}
    </>
  )
}

/** For visitors who do not know yet which way suits them. */
function ProfileBand() {
  return (
    <Container className="pb-section">
      <section
        aria-labelledby="volunteer-profile"
        className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-y border-gold-leaf py-8"
      >
        <div className="max-w-text">
          <h2 id="volunteer-profile" className="font-display text-subheading font-bold">
            {m.volunteerprofile_band_title()}
          </h2>
          <p className="mt-2 text-muted">{m.volunteerprofile_band_text()}</p>
        </div>
        <Button asChild variant="secondary" size="large">
          <Link to="/volunteer-profile">{m.volunteerprofile_build()}</Link>
        </Button>
      </section>
    </Container>
  )
}

/** A picture that fills half the window, next to the text. */
function WideWay({
  id,
  title,
  text,
  more,
  links,
  scene,
  isMirrored,
}: WayToHelp & { isMirrored: boolean }) {
  return (
    <Container>
      <section
        aria-labelledby={id}
        className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2 lg:gap-x-20"
      >
        <WayPicture
          id={id}
          scene={scene}
          width={800}
          height={560}
          className={cn(
            'h-56 w-full rounded-card sm:h-80 lg:h-[26rem]',
            isMirrored && 'lg:order-2',
          )}
        />
        <div className="max-w-form">
          <h2 id={id} className="font-display text-heading font-bold tracking-[-0.01em]">
            {title()}
          </h2>
          <p className="mt-4 text-lead">{text()}</p>
          <p className="mt-3 text-muted">{more?.()}</p>
          <WayLinks links={links} />
        </div>
      </section>
    </Container>
  )
}

function WayCard({ id, title, text, links, scene }: WayToHelp) {
  return (
    <article className="flex flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <WayPicture id={id} scene={scene} width={640} height={320} className="h-40 w-full" />
      <div className="flex flex-1 flex-col p-6">
        <h3 className="font-display text-subheading font-bold">{title()}</h3>
        <p className="mt-3 flex-1 text-muted">{text()}</p>
        <WayLinks links={links} />
      </div>
    </article>
  )
}

/** The way for organizations, on a wide night landscape. */
function PartnerBand() {
  const { id, title, text, links, scene } = partner
  return (
    <Container className="py-section">
      <section
        aria-labelledby={id}
        className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[5fr_7fr]"
      >
        <div className="p-6 sm:p-10 lg:p-12">
          <h2 id={id} className="font-display text-heading font-bold tracking-[-0.01em]">
            {title()}
          </h2>
          <p className="mt-4 text-muted">{text()}</p>
          <WayLinks links={links} />
        </div>
        <WayPicture
          id={id}
          scene={scene}
          width={900}
          height={520}
          className="h-56 w-full max-lg:-order-1 lg:h-full lg:min-h-96"
        />
      </section>
    </Container>
  )
}
