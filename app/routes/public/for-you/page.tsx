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
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { Soonest } from './soonest.tsx'
import { LIST } from '../projects-events/list-address.ts'
import { ListSwitch } from '../projects-events/list-switch.tsx'
import type { Route } from './+types/page.ts'
import { BasedOn } from './based-on.tsx'
import { FOR_YOU } from './for-you-path.ts'
import { NothingFits, TellUs } from './nothing-yet.tsx'
import { Reasons } from './reasons.tsx'
import { VisitorsInvitation } from './visitors-invitation.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.foryou_title() }),
    description: m.foryou_description(),
    address: loaderData.address,
    noIndex: true,
  })
}

/** What fits the viewer, and what that is based on; to members who told nothing what begins soonest. */
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
            {found.items.map(({ card, reasons, isSaved }) => (
              <li key={card.id}>
                <ProjectEventCard item={card} saved={isSaved}>
                  <Reasons reasons={reasons} title={card.title} />
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
