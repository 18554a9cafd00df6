import { checkDraft } from '#domain/project-events/check-draft.ts'
import { COLUMNS, showColumns } from '#domain/project-events/field-columns.ts'
import { describeFields, parseDraft } from '#domain/project-events/parse-fields.ts'
import {
  getOwnProjectEvent,
  type OwnRevision,
} from '#domain/project-events/queries/get-own-project-event.ts'
import { proposedDates } from '#domain/project-events/schedule.ts'
import { restDaysOfDraft } from '#domain/project-events/rest-days.ts'
import { hintsOf } from '#domain/project-events/hints.ts'
import { findOwnAnswerStanding } from '#domain/waiting/queries/find-own-answer-standing.ts'
import { getCompletion } from '#domain/support/queries/get-completion.ts'
import { format } from '#platform/text/format.ts'
import { zoneChoices } from '#domain/project-events/time-zones.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/edit.ts'
import { idOf } from '#app/request/id-of.ts'
import { ownProjectEventsAddress, projectEventAddress } from './addresses.ts'
import { AnswersFirst } from './answers-first.tsx'
import { ProjectEventEditor } from './editor.tsx'
import { History, ProjectEventActions, ProposalFacts, PostStatusNotice } from './edit-parts.tsx'
import { valuesOf } from './editor-state.tsx'
import { RestDaysNote } from '../../shared/rest-days-note.tsx'
import { presentMap } from './present-map.server.ts'
import { titleOf } from './status-labels.ts'
import { UnpublishDialog } from './unpublish-dialog.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData ? titleOf(loaderData.type, loaderData.values['title']) : m.posts_title()
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = context.get(runtimeContext).clock.now()
  const post = await runOperation(context, getOwnProjectEvent, {
    postId: idOf(params, m.posts_not_found()),
  })
  const { id, type, publicationStatus, abilities, content } = post
  const { completedAt, obstacle } = await runOperation(context, getCompletion, { itemId: id })
  const isChecked = searchParams.get('check') === 'submit' && abilities.edit
  const values = valuesOf(content, post.pictures)
  return {
    id,
    type,
    publicationStatus,
    abilities,
    completing: obstacle ? null : completedAt ? ('correct' as const) : ('complete' as const),
    hiddenReason: post.hiddenReason,
    map: presentMap(context),
    checked: { now: now.toISOString(), wasApproved: post.wasApproved },
    values,
    pictures: post.pictures,
    version: post.version,
    standing: post.wasApproved
      ? null
      : (await runOperation(context, findOwnAnswerStanding, {})).standing,
    publicAddress: post.isPublic ? `/projects-events/${id}` : null,
    updatedAt: post.updatedAt.toISOString(),
    refusal: post.refusal && presentRevision(post.refusal),
    revisions: post.revisions.map(presentRevision),
    toNotify: post.toNotify,
    lines: describeFields(type, {
      ...showColumns(parseDraft(content).values, COLUMNS),
      dates: proposedDates(content),
    }),
    hints: hintsOf(content),
    restDays: restDaysOfDraft(content),
    zones: zoneChoices(now),
    asksToTakeDown: searchParams.get('confirm') === 'take-down' && abilities.takeDown,
    unready: isChecked ? checkDraft(content, { now, wasApproved: post.wasApproved }) : {},
  }
}

function presentRevision({ updatedAt, submittedAt, decidedAt, ...revision }: OwnRevision) {
  const { number, status, title, reason } = revision
  return {
    number,
    status,
    title,
    reason,
    updatedAt: updatedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export const handle = { failed: () => m.posts_save_failed() }

export { change as action } from './actions.server.ts'

/** Reloads after a refusal too: a refused submission has saved its draft. */
export { reloadAfterRefusal as shouldRevalidate } from '#app/request/reload-after-refusal.ts'

export default function EditProjectEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, type, abilities, values, unready } = loaderData
  const problems = actionData?.problems
  const fields = problems?.fields ?? unready
  const message =
    (problems?.message || undefined) ??
    (Object.keys(unready).length > 0 ? m.posts_not_ready() : undefined)
  // Keeps the typed values visible even if the item can no longer be edited.
  const typed = problems && 'title' in problems.values ? problems.values : null
  const address = projectEventAddress(id)
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.posts_title(), to: ownProjectEventsAddress },
          { label: titleOf(type, values['title']) },
        ]}
      />
      <PageHeader
        className="mt-2"
        title={
          <span dir="auto" className="line-clamp-4 text-match wrap-anywhere">
            {titleOf(type, values['title'])}
          </span>
        }
        actions={<ProjectEventActions {...loaderData} />}
      />
      <div className="mt-6 mb-8 max-w-text">
        <AnswersFirst standing={loaderData.standing} className="mb-4" />
        <PostStatusNotice {...loaderData} />
        {loaderData.hiddenReason && (
          <Banner tone="danger" title={m.organizations_own_hidden()} className="mt-4">
            {m.forms_reason_is({ reason: loaderData.hiddenReason })}
          </Banner>
        )}
      </div>
      {abilities.edit || typed ? (
        <ProjectEventEditor
          action={address}
          state={{ type, values: typed ?? values, problems: fields, hints: loaderData.hints }}
          zones={loaderData.zones}
          message={message}
          version={loaderData.version}
          overtaken={actionData?.current ?? null}
          note={m.posts_saved_on({ date: format.date(loaderData.updatedAt) })}
          checked={loaderData.checked}
          map={loaderData.map}
        />
      ) : (
        <>
          {message && <ErrorSummary problems={[{ message }]} />}
          <div className="max-w-text pb-4">
            <RestDaysNote lines={loaderData.restDays} className="mb-6" />
            <ProposalFacts lines={loaderData.lines} pictures={loaderData.pictures} />
          </div>
        </>
      )}
      <div className="mt-10">
        <History revisions={loaderData.revisions} />
      </div>
      {loaderData.asksToTakeDown && (
        <UnpublishDialog id={id} toNotify={loaderData.toNotify} problems={problems} />
      )}
    </Container>
  )
}
