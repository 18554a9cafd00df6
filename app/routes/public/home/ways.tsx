import { m } from '#messages'
import { kinds, type Kind } from '#app/ui/kind-tag.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { Region, Time } from '#app/ui/landscape/region.ts'
import { Section } from '#app/ui/section.tsx'

type Way = {
  kind: Kind
  title: () => string
  text: () => string
  scene: { region: Region; time: Time }
}

const ways: readonly Way[] = [
  {
    kind: 'volunteer',
    title: m.home_volunteer_title,
    text: m.home_volunteer_text,
    scene: { region: 'galilee', time: 'day' },
  },
  {
    kind: 'donate',
    title: m.home_donate_title,
    text: m.home_donate_text,
    scene: { region: 'jerusalem', time: 'dawn' },
  },
  {
    kind: 'visit',
    title: m.home_visit_title,
    text: m.home_visit_text,
    scene: { region: 'coast', time: 'dusk' },
  },
  {
    kind: 'invest',
    title: m.home_invest_title,
    text: m.home_invest_text,
    scene: { region: 'negev', time: 'dawn' },
  },
  {
    kind: 'business',
    title: m.home_partner_title,
    text: m.home_partner_text,
    scene: { region: 'abroad', time: 'night' },
  },
]

/** The five ways to take part, each with a landscape of its own. */
export function HomeWays() {
  return (
    <Section
      ground="sand"
      eyebrow={m.home_ways_eyebrow()}
      title={m.home_ways_title()}
      lead={m.home_ways_lead()}
    >
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-6">
        {ways.map((way, at) => (
          <li key={way.kind} className={at < 2 ? 'md:col-span-3' : 'md:col-span-2'}>
            <WayCard {...way} tall={at < 2} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WayCard({ kind, title, text, scene, tall }: Way & { tall: boolean }) {
  const { icon: Icon, text: colour, tint } = kinds[kind]
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Landscape
        id={`way ${kind}`}
        {...scene}
        width={tall ? 800 : 640}
        height={300}
        className={tall ? 'h-44 w-full lg:h-56' : 'h-36 w-full lg:h-44'}
      />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h3 className="flex items-center gap-3 font-display text-subheading font-bold">
          <span className={`grid size-10 place-items-center rounded-full ${tint} ${colour}`}>
            <Icon aria-hidden className="size-5" />
          </span>
          {title()}
        </h3>
        <p className="mt-3 text-muted">{text()}</p>
      </div>
    </article>
  )
}
