import { Link } from 'react-router'
import { m } from '#messages'
import { listForYou } from '#domain/recommendations/queries/list-for-you.ts'
import { listSoonest } from '#domain/recommendations/queries/list-soonest.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { LIST } from '#domain/project-events/list-address.ts'
import { ListSwitch } from '../projects-events/list-switch.tsx'
import type { Route } from './+types/page.ts'
import { BasedOn } from './based-on.tsx'
import { FOR_YOU } from './for-you-path.ts'
import { NothingFits, TellUs } from './nothing-yet.tsx'
import { Check } from 'lucide-react'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { authAddress } from '../../auth/views.ts'

/** Reasons per card; nobody reads more. */
const TOLD_MOST = 3

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.foryou_title() }),
    description: m.foryou_description(),
    address: loaderData.address,
    noIndex: true,
  })
}

/** The viewer's recommendations and what they are based on; for members without preferences, the soonest items. */
export async function loader({ context }: Route.LoaderArgs) {
  const address = context.get(runtimeContext).origin + FOR_YOU
  if (!context.get(viewerContext)) return { address, found: null, soonest: [] }
  const found = await runOperation(context, listForYou, {})
  const isKnown = found.basedOn.preferences || found.basedOn.profile
  return { address, found, soonest: isKnown ? [] : await runOperation(context, listSoonest, {}) }
}

export default function ForYou({ loaderData: { found, soonest } }: Route.ComponentProps) {
  const isKnown = found !== null && (found.basedOn.preferences || found.basedOn.profile)
  return (
    <Container className="py-6 sm:py-12">
      <PageHeader title={m.foryou_title()} lead={isKnown ? m.foryou_lead() : undefined} />
      {isKnown && <BasedOn basedOn={found.basedOn} {...found.told} />}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:mt-7">
        {found && found.items.length > 0 ? (
          <h2 className="text-sm text-muted">{m.foryou_count({ count: found.items.length })}</h2>
        ) : (
          <span />
        )}
        <ListSwitch current={FOR_YOU} />
      </div>
      {found === null && <VisitorsInvitation />}
      {found !== null && !isKnown && <TellUs />}
      <Soonest items={soonest} />
      {isKnown && found.items.length === 0 && <NothingFits />}
      {found !== null && found.items.length > 0 && (
        <>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {keepApart(found.items.map(({ card, ...why }) => ({ ...card, ...why }))).map((card) => (
              <li key={card.id}>
                <ProjectEventCard item={card} saved={card.isSaved ? [card.id] : []}>
                  <Reasons reasons={card.reasons} title={card.title} />
                </ProjectEventCard>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-muted">
            {m.foryou_more()}{' '}
            <Link to={LIST} className="font-medium text-primary underline underline-offset-4">
              {m.foryou_see_everything()}
            </Link>
          </p>
        </>
      )}
    </Container>
  )
}

/** Why an item is recommended to this user, the strongest reason first. */
function Reasons({ reasons, title }: { reasons: readonly string[]; title: string }) {
  return (
    <ul
      aria-label={m.foryou_why({ title })}
      // Lets clicks through to the card's link.
      className="pointer-events-none grid gap-1 rounded-field bg-gold-tint px-3.5 py-2.5 text-sm"
    >
      {reasons.slice(0, TOLD_MOST).map((reason) => (
        <li key={reason} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-gold" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{reason}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** For users without preferences: the soonest items, marked as not personal. */
function Soonest({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="soonest" className="mt-10">
      <h2 id="soonest" className="font-display text-subheading font-bold">
        {m.foryou_soonest()}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {keepApart(items).map((item) => (
          <li key={item.id}>
            <ProjectEventCard item={item} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to={LIST} className="font-medium text-primary underline underline-offset-4">
          {m.foryou_see_everything()}
        </Link>
      </p>
    </section>
  )
}

/** For visitors: what they would find here, with links to sign in. */
function VisitorsInvitation() {
  const hasProfiles = useIsOpen('volunteer-profile')
  return (
    <EmptyState
      title={m.foryou_visitor_title()}
      region="coast"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={authAddress('login', { returnTo: FOR_YOU })}>{m.shell_sign_in()}</Link>
          </Button>
          {hasProfiles ? (
            <Button asChild variant="secondary">
              <Link to={PROFILE_PATH}>{m.foryou_build_profile()}</Link>
            </Button>
          ) : (
            <Button asChild variant="secondary">
              <Link to={authAddress('sign-up', { returnTo: FOR_YOU })}>{m.shell_sign_up()}</Link>
            </Button>
          )}
        </div>
      }
    >
      {m.foryou_visitor_text()}
    </EmptyState>
  )
}
