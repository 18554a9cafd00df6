import { randomUUID } from 'node:crypto'
import { sendNote } from '#domain/notes/commands/send-note.ts'
import { NOTE_AUDIENCES, audienceLabels, notePath, type NoteAudience } from '#domain/notes/note.ts'
import { getNoteForm } from '#domain/notes/queries/get-note-form.ts'
import { previewNote } from '#domain/notes/queries/preview-note.ts'
import { chosenDateLabel } from '#domain/support/chosen-date.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { supporterParams } from '../supporters/params.ts'
import type { Route } from './+types/page.ts'
import { NoteForm } from './note-form.tsx'
import { NotePreviewCard } from './note-preview.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.notes_write() }) }]
}

/** The form for a note about the item of the address, and the notes that were sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const form = await runOperation(context, getNoteForm, { itemId: params.id })
  return { ...form, formKey: randomUUID() }
}

export const handle = { failed: () => m.notes_failed() }

/** Shows a preview with the number of recipients first, and sends what was previewed. */
export const action = formAction({
  async run({ caller, id: itemId, form, values }) {
    const note = { itemId, audience: audienceOf(form), dates: datesOf(form), text: values['text'] }
    if (values['intent'] !== 'send') {
      return { preview: values['intent'] === 'preview' && (await previewNote(caller, note)), note }
    }
    const { count } = await sendNote(keyedByContent(caller, values), note)
    return m.notes_sent({ count })
  },
  typed: ({ form }) => ({ audience: audienceOf(form), dates: datesOf(form) }),
  to: ({ id }) => notePath(id),
})

function audienceOf(form: FormData): NoteAudience[] {
  const chosen = form.getAll('audience')
  return NOTE_AUDIENCES.filter((one) => chosen.includes(one))
}

function datesOf(form: FormData): string[] {
  return form.getAll('date').map(String)
}

export default function Note({ loaderData, actionData }: Route.ComponentProps) {
  const { item, counts, dates, notes, formKey } = loaderData
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const answered = actionData && 'preview' in actionData ? actionData : undefined
  const typed = actionData && 'typed' in actionData ? actionData.typed : answered?.note
  return (
    <Container width="text" className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.supporting_supporters_title(), to: supporterParams.href({ post: item.id }) },
          { label: m.notes_write() },
        ]}
      />
      <PageHeader
        className="mt-3 mb-6 wrap-anywhere"
        size="heading"
        title={m.notes_write()}
        lead={<bdi>{item.title}</bdi>}
      />
      {answered?.preview ? (
        <NotePreviewCard {...answered.preview} formKey={formKey} />
      ) : (
        <NoteForm
          // Remounts an empty form after each note.
          key={notes.length}
          counts={counts}
          dates={dates}
          chosenDates={typed?.dates ?? []}
          chosen={typed?.audience ?? NOTE_AUDIENCES.filter((one) => one === 'confirmed')}
          text={answered?.note.text}
          problems={problems}
        />
      )}
      {notes.length > 0 && (
        <section aria-labelledby="sent" className="mt-10 border-t border-line pt-6">
          <h2 id="sent" className="font-display text-subheading font-bold">
            {m.notes_sent_title()}
          </h2>
          <ol className="mt-3 grid gap-3">
            {notes.map(({ id, audience, dates: of, body, recipients, createdAt }) => (
              <li key={id} className="rounded-card border border-line bg-surface px-4 py-3">
                <p className="mb-1 text-sm text-muted">
                  <Moment at={createdAt} as="dateTime" /> · {m.notes_people({ count: recipients })}:{' '}
                  {format.list(audience.map((one) => audienceLabels[one]()))}
                  {of.length > 0 && ` · ${format.list(of.map(chosenDateLabel))}`}
                </p>
                <Paragraphs text={body} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Container>
  )
}
