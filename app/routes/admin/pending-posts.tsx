import { failedWords } from '#app/routes/admin/decisions/decision-words.ts'
import { asDecision } from '#domain/moderation/decision.ts'
import type { FormValues } from '#app/request/form.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import { fields } from '#domain/project-events/fields.ts'
import { parseCategory } from '#domain/project-events/project-event.ts'
import { listPending } from '#domain/project-events/queries/list-pending.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/pending-posts.ts'
import { AdminHeader } from './admin-header.tsx'
import { DecisionAlert } from './decisions/decision-alert.tsx'
import { askedReason, type ReasonCase } from './decisions/reason-case.ts'
import { DecisionDialog } from './decisions/decision-dialog.tsx'
import { useFocusOn } from './decisions/use-focus-on.ts'
import { listAddress, pageOf } from './list-address.ts'
import { PendingCard, type PendingItem } from './projects-events/pending-card.tsx'

const PATH = '/admin'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.admin_projects_events() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const pending = await runOperation(context, listPending, {
    page: pageOf(searchParams.get('page')),
  })
  const { count, page, pageCount } = pending
  const items = pending.items.map((item): PendingItem => {
    const { facts } = item
    return {
      revisionId: item.revisionId,
      itemId: item.itemId,
      type: item.type,
      isEdit: item.isEdit,
      title: facts.title,
      category: fields.category.format(facts, item.type),
      summary: facts.description.slice(0, 400),
      organization: item.organization,
      duration: whenOf({ ...facts, type: item.type }),
      location: facts.location,
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
          next: neighbour(items, at),
          page,
          address: listAddress(PATH, page, { [asked.decision]: asked.id }),
          closeTo: listAddress(PATH, page),
        }
      : null
  return { items, count, page, pageCount, reason }
}

export const handle = {
  failed: ({ decision }: FormValues) => failedWords('post', asDecision(decision) ?? 'approve'),
}

export { onRevision as action } from './decisions/actions.server.ts'

/** Reloads after a conflict too, to show another admin's decision. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

export default function PendingPosts({ loaderData, actionData }: Route.ComponentProps) {
  const { items, count, page, pageCount, reason } = loaderData
  const problems = actionData?.problems
  useFocusOn()
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader />
      <DecisionAlert kind="post" problems={problems} />
      <h2
        id="waiting"
        tabIndex={-1}
        className="mb-4 font-display text-subheading font-bold outline-none"
      >
        {m.admin_pending_title({ count })}
      </h2>
      {items.length === 0 && <EmptyState title={m.admin_pending_empty()} level={3} />}
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <li key={item.revisionId}>
            <PendingCard
              item={item}
              decisions={{
                id: item.revisionId,
                title: item.title,
                next: neighbour(items, at),
                page,
                address: listAddress(PATH, page),
                reasonAddress: (decision) =>
                  listAddress(PATH, page, { [decision]: item.revisionId }),
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => listAddress(PATH, number)}
        />
      </div>
      {reason && <DecisionDialog of={reason} problems={problems} />}
    </Container>
  )
}

/** Returns the id that gets focus once this item is gone: the next one, or at the end the previous one. */
function neighbour(items: readonly { revisionId: string }[], at: number): string | null {
  return (items[at + 1] ?? items[at - 1])?.revisionId ?? null
}
