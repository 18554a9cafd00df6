import { Send } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { audienceLabels } from '#domain/notes/note.ts'
import type { NotePreview } from '#domain/notes/queries/preview-note.ts'
import { chosenDateLabel } from '#domain/support/chosen-date.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'

/** A note before it is sent: what it says, and how many get it. */
export function NotePreviewCard({
  text,
  audience,
  dates,
  count,
  formKey,
}: NotePreview & { formKey: string }) {
  const { state, formData } = useNavigation()
  const pending = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="font-display text-subheading font-bold">
        {m.notes_preview_title({ count })}
      </h2>
      <p className="mt-1 text-muted">{format.list(audience.map((one) => audienceLabels[one]()))}</p>
      {dates.length > 0 && (
        <p className="mt-1 text-muted">{format.list(dates.map(chosenDateLabel))}</p>
      )}
      <Card className="mt-4 p-5">
        <Paragraphs text={text} />
      </Card>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="text" value={text} />
        {audience.map((one) => (
          <input key={one} type="hidden" name="audience" value={one} />
        ))}
        {dates.map(({ id }) => (
          <input key={id} type="hidden" name="date" value={id ?? ''} />
        ))}
        <Button type="submit" name="intent" value="send" pending={pending('send')}>
          <Send aria-hidden className="rtl:-scale-x-100" />
          {m.notes_send({ count })}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="edit"
          variant="secondary"
          pending={pending('edit')}
        >
          {m.notes_edit()}
        </Button>
      </Form>
    </section>
  )
}
