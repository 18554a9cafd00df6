import { Link } from 'react-router'
import { m } from '#messages'
import type { SupportKind } from '#domain/support/support.ts'
import type { Feature } from '#domain/content/feature.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { kinds } from '#app/ui/kind-tag.tsx'
import { Section } from '#app/ui/section.tsx'
import { WayPicture, type WayScene } from '../cards/way-picture.tsx'

type Way = {
  kind: SupportKind
  title: () => string
  text: () => string
  scene: WayScene
  to: string
  link: () => string
  feature?: Feature
}

const ways: readonly Way[] = [
  {
    kind: 'volunteer',
    title: m.home_volunteer_title,
    text: m.home_volunteer_text,
    scene: { subject: 'harvest', composition: 1, light: 0 },
    to: '/projects-events?type=project&category=volunteer',
    link: m.home_volunteer_link,
    feature: 'volunteering',
  },
  {
    kind: 'donate',
    title: m.home_donate_title,
    text: m.home_donate_text,
    scene: { subject: 'parcels', composition: 0, light: 1 },
    to: '/projects-events?type=project&category=donation',
    link: m.home_donate_link,
    feature: 'donations',
  },
  {
    kind: 'visit',
    title: m.home_visit_title,
    text: m.home_visit_text,
    scene: { region: 'coast', time: 'dusk' },
    to: '/visit',
    link: m.home_visit_link,
    feature: 'visit',
  },
  {
    kind: 'invest',
    title: m.home_invest_title,
    text: m.home_invest_text,
    scene: { subject: 'robots', composition: 1, light: 2 },
    to: '/projects-events?category=invest',
    link: m.home_invest_link,
  },
  {
    kind: 'business',
    title: m.home_partner_title,
    text: m.home_partner_text,
    scene: { subject: 'meeting', composition: 0, light: 3 },
    to: '/partner-registration',
    link: m.home_partner_link,
    feature: 'partner-registration',
  },
]

/** The five ways to take part, each with a picture of what one does. */
export function GetInvolved() {
  const { closed } = useReader()
  const open = ways.filter(({ feature }) => !feature || !closed.includes(feature))
  return (
    <Section eyebrow={m.home_ways_eyebrow()} title={m.home_ways_title()} lead={m.home_ways_lead()}>
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-6">
        {open.map((way, at) => (
          <li key={way.kind} className={spans(open.length, at)}>
            <WayCard {...way} tall={at < 2} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Column spans: two wide cards, then three; with fewer cards, two per row and the last one alone. */
function spans(count: number, at: number): string {
  if (at < 2) return 'md:col-span-3'
  if (count === 5) return 'md:col-span-2'
  return at === count - 1 && count === 3 ? 'md:col-span-6' : 'md:col-span-3'
}

function WayCard({ kind, title, text, scene, to, link, tall }: Way & { tall: boolean }) {
  const { icon: Icon, text: color, tint } = kinds[kind]
  return (
    <article className="group/card relative flex h-full overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-field md:flex-col">
      <div
        className={`relative w-24 shrink-0 md:w-full ${tall ? 'md:h-44 lg:h-56' : 'md:h-36 lg:h-44'}`}
      >
        <WayPicture
          id={`way ${kind}`}
          scene={scene}
          width={tall ? 800 : 640}
          height={300}
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 wrap-anywhere md:p-6">
        <h3 className="flex items-center gap-3 font-display text-subheading font-bold">
          <span
            className={`grid size-8 shrink-0 place-items-center rounded-full md:size-10 ${tint} ${color}`}
          >
            <Icon aria-hidden className="size-4 md:size-5" />
          </span>
          {title()}
        </h3>
        <p className="mt-2 mb-3 text-muted md:mt-3 md:mb-5">{text()}</p>
        <Link
          to={to}
          // The link's area covers the whole card.
          className="mt-auto font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {link()}
        </Link>
      </div>
    </article>
  )
}
