import { failedWords } from '#app/routes/admin/decisions/decision-words.ts'
import { asDecision } from '#domain/moderation/decision.ts'
import type { FormValues } from '#app/request/form.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import { fields } from '#domain/project-events/fields.ts'
import { textsShown } from '#domain/project-events/languages.ts'
import { parseCategory } from '#domain/project-events/project-event.ts'
import { nextOf } from '#domain/project-events/next-date.ts'
import { listPending } from '#domain/project-events/queries/list-pending.ts'
import { m } from '#messages'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/pending-posts.ts'
import { AdminHeader } from './admin-header.tsx'
import { DecisionAlert } from './decisions/decision-alert.tsx'
import { askedApproval, askedReason, type ReasonCase } from './decisions/reason-case.ts'
import { ApproveDialog, type ApprovalCase } from './decisions/approve-dialog.tsx'
import { manyDecisions } from './decisions/many-decisions.ts'
import { ManyBar } from '../shared/many/many-bar.tsx'
import { ManyAllBox } from '../shared/many/many-box.tsx'
import { ManyOutcome } from '../shared/many/many-outcome.tsx'
import { DecisionDialog } from './decisions/decision-dialog.tsx'
import { useFocusOn } from './decisions/use-focus-on.ts'
import { listAddress, pageOf } from './list-address.ts'
import { PendingCard, type PendingItem } from './projects-events/pending-card.tsx'
import { readFigures } from './read-figures.server.ts'

const PATH = '/admin'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.admin_projects_events() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const now = context.get(runtimeContext).clock.now()
  const [pending, figures] = await Promise.all([
    runOperation(context, listPending, { page: pageOf(searchParams.get('page')) }),
    readFigures(context),
  ])
  const { count, page, pageCount } = pending
  const items = pending.items.map((item): PendingItem => {
    const { facts } = item
    const shown = textsShown(facts)
    return {
      revisionId: item.revisionId,
      itemId: item.itemId,
      type: item.type,
      isEdit: item.isEdit,
      title: shown.title ?? '',
      language: parseLanguage(shown.language) ?? BASE_LANGUAGE,
      category: fields.category.format(facts, item.type),
      summary: (shown.description ?? '').slice(0, 400),
      organization: item.organization,
      duration: whenOf({
        ...facts,
        ...nextOf(facts.dates, facts.timeZone, now),
        type: item.type,
      }),
      location: shown.location,
      submittedAt: item.submittedAt?.toISOString() ?? '',
      author: item.author,
      image: facts.imageFileId && fileAddress(facts.imageFileId, 480),
      topic: parseCategory(facts.category),
      region: facts.region,
      district: facts.district,
      problems: item.problems,
      toNotify: item.toNotify,
    }
  })
  const asked = askedReason(searchParams)
  const at = items.findIndex(({ revisionId }) => revisionId === asked?.id)
  const reason: ReasonCase | null =
    asked && at >= 0
      ? {
          ...asked,
          title: items[at]!.title || m.moderation_untitled(),
          next: neighbor(items, at),
          page,
          address: listAddress(PATH, page, { [asked.decision]: asked.id }),
          closeTo: listAddress(PATH, page),
        }
      : null
  const approved = items.findIndex(({ revisionId }) => revisionId === askedApproval(searchParams))
  const approval: ApprovalCase | null =
    approved >= 0
      ? {
          id: items[approved]!.revisionId,
          title: items[approved]!.title || m.moderation_untitled(),
          next: neighbor(items, approved),
          page,
          address: listAddress(PATH, page, { approve: items[approved]!.revisionId }),
          closeTo: listAddress(PATH, page),
        }
      : null
  return { items, count, page, pageCount, figures, reason, approval }
}

export const handle = {
  failed: ({ decision }: FormValues) => failedWords('post', asDecision(decision) ?? 'approve'),
}

export { onRevisions as action } from './decisions/actions.server.ts'

/** Reloads after a refusal too: another admin has decided, or some of many were decided. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== undefined || args.defaultShouldRevalidate
}

export default function PendingPosts({ loaderData, actionData }: Route.ComponentProps) {
  const { items, count, page, pageCount, figures, reason, approval } = loaderData
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const many = actionData && 'many' in actionData ? actionData.many : undefined
  useFocusOn()
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader title={m.admin_projects_events()} figures={figures} />
      <DecisionAlert kind="post" problems={problems} />
      <h2
        id="waiting"
        tabIndex={-1}
        className="mb-4 font-display text-subheading font-bold outline-none"
      >
        {m.admin_pending_title({ count })}
      </h2>
      <ManyOutcome many={many} className="mb-4" />
      {items.length === 0 ? (
        <EmptyState title={m.admin_pending_empty()} level={3} />
      ) : (
        <ManyAllBox withLabel />
      )}
      <ul className="grid gap-3 **:scroll-mb-40">
        {items.map((item, at) => (
          <li key={item.revisionId}>
            <PendingCard
              item={item}
              isChosen={many?.chosen.includes(item.revisionId) ?? false}
              decisions={{
                id: item.revisionId,
                title: item.title,
                next: neighbor(items, at),
                page,
                address: listAddress(PATH, page),
                reasonAddress: (decision) =>
                  listAddress(PATH, page, { [decision]: item.revisionId }),
                confirmAddress: listAddress(PATH, page, { approve: item.revisionId }),
              }}
            />
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <ManyBar
          address={listAddress(PATH, page)}
          title={m.moderation_many_posts()}
          text={m.moderation_many_text()}
          actions={manyDecisions()}
          many={many}
        />
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => listAddress(PATH, number)}
        />
      </div>
      {reason && <DecisionDialog of={reason} problems={problems} />}
      {approval && <ApproveDialog of={approval} problems={problems} />}
    </Container>
  )
}

/** Returns the id that gets focus once this item is gone: the next one, or at the end the previous one. */
function neighbor(items: readonly { revisionId: string }[], at: number): string | null {
  return (items[at + 1] ?? items[at - 1])?.revisionId ?? null
}
