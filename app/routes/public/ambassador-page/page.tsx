import { ShieldCheck } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { otherThanPage } from '#platform/text/language.ts'
import { m } from '#messages'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import { MINISITE_PATH } from '#domain/ambassadors/chosen-item.ts'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { getPublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { listPublicCampaigns } from '#domain/ambassadors/queries/list-public-campaigns.ts'
import { followKey } from '#domain/following/followed.ts'
import { linkPath } from '#domain/ambassadors/link.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { followedAmong } from '#app/request/followed-among.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { isMissing } from '#app/shell/describe-failure.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/page.ts'
import { About } from './about.tsx'
import { ambassadorShareCard } from '../../share-card/people-cards.ts'
import { sharedCard } from '../../share-card/serve-card.server.ts'
import { Campaigns } from './campaigns.tsx'
import { crumbsOfAmbassadors } from './crumbs.ts'
import { AmbassadorHead } from './head.tsx'
import { OwnAmbassador } from './own-ambassador.tsx'
import { describeAmbassador, pageFacts } from './page-facts.ts'
import { Supported } from './supported.tsx'
import { FollowButton } from '../cards/follow-button.tsx'
import { Share } from '../project-event/share.tsx'
import { ambassadorTabAddress } from '../ambassador/tabs.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = isMissing(error)
      ? m.site_page_title({ page: m.minisite_not_found() })
      : failureTitle(error)
    return [{ title }]
  }
  const { shown, address, picture } = loaderData
  const known = pageMeta({
    title: m.site_page_title({ page: m.minisite_title({ name: shown.name }) }),
    description: describeAmbassador(shown),
    address,
    picture,
  })
  return [...known, ...pageFacts(shown, address).map(jsonLd)]
}

/** The public page of an ambassador. The ambassador also sees a link to edit it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(runtimeContext)
  const viewer = context.get(viewerContext)
  const own = viewer && (await runOperation(context, findOwnAmbassador, {}))
  // A hidden page redirects its owner to the editor, which explains why.
  if (own?.id === params.id && !own.isPublic) throw redirect(MINISITE_PATH)
  const shown = await runOperation(context, getPublicAmbassador, { id: params.id })
  const campaigns = await runOperation(context, listPublicCampaigns, { ambassadorId: shown.id })
  return {
    shown,
    campaigns: campaigns.filter(({ state }) => state === 'running'),
    isOwn: viewer && own?.id === shown.id,
    followed: await followedAmong(context, [followKey({ kind: 'ambassador', id: shown.id })]),
    address: origin + ambassadorPath(shown.id),
    picture: sharedCard(ambassadorPath(shown.id), ambassadorShareCard(shown)),
    // The link to share is the ambassador's tracked link, so that visitors who follow it are credited to them.
    link: origin + (shown.code ? linkPath(shown.code) : ambassadorPath(shown.id)),
  }
}

export default function AmbassadorPage({ loaderData }: Route.ComponentProps) {
  const { shown, campaigns, isOwn, link, followed } = loaderData
  const { name, code, projects, events } = shown
  return (
    <>
      <Container className="pt-2">
        <Breadcrumbs crumbs={crumbsOfAmbassadors()} />
      </Container>
      <OwnAmbassador ambassadorId={shown.id} isOwn={isOwn} />
      <header className="bg-sand pt-6 pb-10 sm:py-12">
        <Container>
          <AmbassadorHead shown={shown}>
            <Button asChild>
              {projects.length + events.length > 0 ? (
                <a href={projects.length > 0 ? '#projects' : '#events'}>{m.minisite_support()}</a>
              ) : (
                <Link to="/projects-events">{m.minisite_support_any()}</Link>
              )}
            </Button>
            <FollowButton
              of={followKey({ kind: 'ambassador', id: shown.id })}
              followed={followed}
            />
            <Share title={m.minisite_title({ name })} address={link} />
          </AmbassadorHead>
        </Container>
      </header>
      <Container className="grid gap-14 pt-12 pb-14 sm:gap-16 sm:pt-16 sm:pb-20">
        <Campaigns campaigns={campaigns} items={[...projects, ...events]} />
        <Supported
          id="projects"
          title={m.minisite_projects({ name })}
          items={projects}
          code={code}
          more={m.minisite_more_projects}
        />
        <Supported
          id="events"
          title={m.minisite_events({ name })}
          items={events}
          code={code}
          more={m.minisite_more_events}
        />
        <About name={name} bio={shown.bio} lang={otherThanPage(shown.language)} />
        <p className="flex max-w-text gap-3 text-sm text-muted">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-gold" />
          {m.minisite_protected()}
        </p>
      </Container>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.minisite_not_found()}
      scene={{ id: 'a path without people', region: 'galilee', time: 'dawn' }}
      to={ambassadorTabAddress('showcase')}
      link={m.minisite_see_others()}
    >
      {m.minisite_not_found_text()}
    </MissingScreen>
  )
}
