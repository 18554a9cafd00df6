import { getFaqEntry } from '#domain/content/queries/get-faq-entry.ts'
import { listHelp } from '#domain/content/queries/list-help.ts'
import { moveFaqEntry } from '#domain/content/commands/move-faq-entry.ts'
import { removeFaqEntry } from '#domain/content/commands/remove-faq-entry.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { plainText } from '#app/routes/public/assistant/chat-box/read-markup.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/faq.ts'
import { nearestFirst } from '#domain/assistant/site/nearest-help.ts'
import { readUnanswered } from './read-unanswered.server.ts'
import { changeList } from './change-list.server.ts'
import { readAfterConflict } from './read-after-conflict.ts'
import { ContentFrame } from './content-frame.tsx'
import { EntryList } from './entry-list.tsx'
import { ListProblem } from './list-problem.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { entryAddress, removeAddress, sections } from './sections.ts'

const { to: PATH } = sections.faq

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_faq() }) }]
}

/**
 * Lists all questions in order; `?remove=` opens the removal dialog. `?asked=` names a question that the assistant could not
 * answer: the nearest entries come first, and each leads to adding it as a phrase.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const all = await runOperation(context, listHelp, {})
  const unanswered = await readUnanswered(context, request)
  const entries = unanswered ? nearestFirst(all, unanswered.question) : all
  const asked = new URL(request.url).searchParams.get('remove')
  const known = entries.find(({ id }) => id === asked)
  const removing = known && (await runOperation(context, getFaqEntry, { id: known.id }))
  return {
    entries,
    unanswered,
    removing: removing
      ? { id: removing.id, version: removing.version, title: known.question }
      : null,
  }
}

export const handle = { failed: () => m.content_failed() }

export const action = changeList({ address: PATH, move: moveFaqEntry, remove: removeFaqEntry })

export const shouldRevalidate = readAfterConflict

export default function Faq({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, unanswered, removing } = loaderData
  const query = unanswered ? `?asked=${unanswered.id}` : ''
  const problems = actionData?.problems
  return (
    <ContentFrame
      section="faq"
      title={m.content_faq_title()}
      lead={m.content_faq_lead()}
      add={{ to: entryAddress('faq', 'new') + query, label: m.content_faq_add() }}
    >
      {unanswered && (
        <Banner tone="info" title={m.content_asked_title()} className="mb-5 max-w-text">
          <p dir="auto" className="wrap-anywhere">
            “{unanswered.question}”
          </p>
          <p className="mt-1">{m.content_asked_text()}</p>
        </Banner>
      )}
      <ListProblem problems={problems} hasDialog={removing !== null} />
      {entries.length === 0 ? (
        <EmptyState title={m.content_faq_empty()}>{m.content_faq_empty_text()}</EmptyState>
      ) : (
        <EntryList
          label={m.content_faq_title()}
          address={PATH}
          entries={entries.map(({ id, question, answer, phrases, isListed }) => ({
            id,
            title: question,
            details: <bdi>{plainText(answer)}</bdi>,
            badge: (
              <>
                {!isListed && <Badge>{m.content_faq_unlisted()}</Badge>}
                {phrases.length > 0 && (
                  <span className="text-sm text-muted">
                    {m.content_phrase_count({ count: phrases.length })}
                  </span>
                )}
              </>
            ),
            editAddress: entryAddress('faq', id) + query,
            removeAddress: removeAddress('faq', id),
          }))}
        />
      )}
      {removing && (
        <RemoveDialog
          {...removing}
          lead={m.content_faq_remove_lead()}
          address={removeAddress('faq', removing.id)}
          closeTo={PATH}
          problems={problems}
        />
      )}
    </ContentFrame>
  )
}
