import { failedWords } from '#app/routes/admin/decisions/decision-words.ts'
import { asDecision } from '#domain/moderation/decision.ts'
import type { FormValues } from '#app/request/form.ts'
import { Eye } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getRevision } from '#domain/project-events/queries/get-revision.ts'
import type { Point } from '#domain/project-events/place.ts'
import { restDaysOf } from '#domain/project-events/rest-days.ts'
import { describe } from '#domain/project-events/review.ts'
import { parseCategory, typeLabel } from '#domain/project-events/project-event.ts'
import { textsShown } from '#domain/project-events/languages.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/review.ts'
import { ApproveDialog } from './decisions/approve-dialog.tsx'
import { DecisionAlert } from './decisions/decision-alert.tsx'
import { DecisionPanel } from './decisions/decision-panel.tsx'
import { HistoryTable } from './decisions/history-table.tsx'
import { askedApproval, askedReason } from './decisions/reason-case.ts'
import { DecisionDialog } from './decisions/decision-dialog.tsx'
import { isIn } from '../public/map/is-in.ts'
import { LOCATOR, onLocator } from '../public/project-event/locator-box.ts'
import { Comparison, type Spot } from './projects-events/comparison.tsx'
import { RestDaysNote } from '../shared/rest-days-note.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.admin_page_title({ page: loaderData?.title ?? m.admin_projects_events() }) }]
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const revision = await runOperation(context, getRevision, { revisionId: params.id })
  const { facts, current, changed } = revision
  const { searchParams } = new URL(request.url)
  const asked = askedReason(searchParams)
  return {
    id: revision.id,
    title: textsShown(facts).title || m.moderation_untitled(),
    eyebrow: typeLabel(revision.type),
    organization: revision.organization,
    lines: describe(revision.type, facts, current, changed),
    spots: { current: current && spotOf(current), proposed: spotOf(facts) },
    restDays: revision.status === 'pending' ? restDaysOf({ ...facts, type: revision.type }) : [],
    isWaitingEdit: current !== null && revision.status === 'pending',
    isPublic: revision.isPublic,
    isPartnerPublic: revision.isPartnerPublic,
    picture: {
      itemId: revision.itemId,
      title: facts.title ?? '',
      category: parseCategory(facts.category),
      region: facts.region,
      district: facts.district,
      pictures: revision.pictures,
      currentPictures: revision.currentPictures,
    },
    problems: revision.status === 'pending' ? revision.problems : [],
    history: revision.history,
    toNotify: revision.toNotify,
    next: revision.next,
    asked: revision.status === 'pending' && asked?.id === revision.id ? asked : null,
    asksApproval: revision.status === 'pending' && askedApproval(searchParams) === revision.id,
  }
}

/** Where a version lies on the map; null without a point. */
function spotOf({ latitude, longitude }: Record<keyof Point, number | null>): Spot | null {
  if (latitude === null || longitude === null) return null
  const point = { latitude, longitude }
  return { ...point, onSmallMap: isIn(LOCATOR.box, point) ? onLocator(point) : null }
}

export const handle = {
  failed: ({ decision }: FormValues) => failedWords('post', asDecision(decision) ?? 'approve'),
}

export { onRevision as action } from './decisions/actions.server.ts'

/** Reloads after a conflict too, to show another admin's decision. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, next, asked, history, isPublic } = loaderData
  const problems = actionData?.problems
  const address = `/admin/projects-events/${id}`
  const reasonAddress = (decision: string) => `${address}?${decision}=${id}`
  const confirmAddress = `${address}?approve=${id}`
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.admin_projects_events(), to: '/admin' },
          { label: <bdi className="wrap-anywhere">{title}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 mb-6 wrap-anywhere"
        size="heading"
        eyebrow={loaderData.eyebrow}
        title={<span dir="auto">{title}</span>}
        lead={loaderData.organization}
      />
      <DecisionAlert kind="post" problems={problems} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem]">
        <DecisionPanel
          line={history.find((line) => line.id === id)}
          decisions={{ id, title, next, address, reasonAddress, confirmAddress }}
        >
          <Link
            to={`${address}/preview`}
            className={buttonVariants({ variant: 'secondary', size: 'small' })}
          >
            <Eye aria-hidden />
            {m.posts_preview()}
          </Link>
          {isPublic && (
            <p className="text-sm text-muted">
              {m.moderation_public_stays()}{' '}
              <Link
                to={`/projects-events/${loaderData.picture.itemId}`}
                className="text-primary underline underline-offset-4"
              >
                {m.forms_see_public_page()}
              </Link>
            </p>
          )}
          {loaderData.toNotify > 0 && (
            <Banner tone="info">{m.signups_approve_count({ count: loaderData.toNotify })}</Banner>
          )}
          <RestDaysNote lines={loaderData.restDays} />
          {!loaderData.isPartnerPublic && (
            <Banner tone="warning">{m.moderation_partner_not_public()}</Banner>
          )}
          {loaderData.problems.length > 0 && (
            <Banner tone="warning" title={m.moderation_not_ready()}>
              {loaderData.problems.join(' ')}
            </Banner>
          )}
        </DecisionPanel>
        <div className="min-w-0 lg:order-first">
          {loaderData.isWaitingEdit && <Changes lines={loaderData.lines} />}
          <Comparison
            lines={loaderData.lines}
            picture={loaderData.picture}
            spots={loaderData.spots}
            isPublic={isPublic}
          />
          <HistoryTable
            lines={history}
            current={id}
            addressOf={(other) => `/admin/projects-events/${other}`}
          />
        </div>
      </div>
      {loaderData.asksApproval && (
        <ApproveDialog
          of={{ id, title, next, address: confirmAddress, closeTo: address }}
          problems={problems}
        />
      )}
      {asked && (
        <DecisionDialog
          of={{
            ...asked,
            title,
            next,
            page: 1,
            address: reasonAddress(asked.decision),
            closeTo: address,
          }}
          problems={problems}
        />
      )}
    </Container>
  )
}

function Changes({ lines }: { lines: { label: string; isChanged: boolean }[] }) {
  const fields = lines.filter(({ isChanged }) => isChanged).map(({ label }) => label)
  return (
    <p className="mb-4">
      {fields.length > 0
        ? m.moderation_changes_summary({ fields: fields.join(', ') })
        : m.moderation_no_changes()}
    </p>
  )
}

/** Where to see it as everyone does; the place for a link to a preview of the proposal too. */
