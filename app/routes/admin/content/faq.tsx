import { getFaqEntry } from '#domain/content/queries/get-faq-entry.ts'
import { listFaq } from '#domain/content/queries/list-faq.ts'
import { moveFaqEntry } from '#domain/content/commands/move-faq-entry.ts'
import { removeFaqEntry } from '#domain/content/commands/remove-faq-entry.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/faq.ts'
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

/** Lists the FAQ entries in order; `?remove=` opens the removal dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const entries = await runOperation(context, listFaq, {})
  const asked = new URL(request.url).searchParams.get('remove')
  const known = entries.find(({ id }) => id === asked)
  const removing = known && (await runOperation(context, getFaqEntry, { id: known.id }))
  return {
    entries,
    removing: removing
      ? { id: removing.id, version: removing.version, title: removing.question }
      : null,
  }
}

export const handle = { failed: () => m.content_failed() }

export const action = changeList({ address: PATH, move: moveFaqEntry, remove: removeFaqEntry })

export const shouldRevalidate = readAfterConflict

export default function Faq({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, removing } = loaderData
  const problems = actionData?.problems
  return (
    <ContentFrame
      section="faq"
      title={m.content_faq_title()}
      lead={m.content_faq_lead()}
      add={{ to: entryAddress('faq', 'new'), label: m.content_faq_add() }}
    >
      <ListProblem problems={problems} hasDialog={removing !== null} />
      {entries.length === 0 ? (
        <EmptyState level={3} title={m.content_faq_empty()}>
          {m.content_faq_empty_text()}
        </EmptyState>
      ) : (
        <EntryList
          label={m.content_faq_title()}
          address={PATH}
          entries={entries.map(({ id, question, answer }) => ({
            id,
            title: question,
            details: answer,
            editAddress: entryAddress('faq', id),
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
