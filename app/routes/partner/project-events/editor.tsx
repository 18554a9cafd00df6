import { useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Overtaken } from '#app/request/overtaken.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { Button } from '#app/ui/button.tsx'
import {
  parseCategory,
  type ProjectEventCard as Item,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import { ProjectEventCard } from '#app/routes/public/cards/project-event-card.tsx'
import { fileAddress } from '#domain/files/file.ts'
import { columnsOn, inputLabels, parseDraft, showColumns } from '#domain/project-events/fields.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import type { ZoneChoice } from '#domain/project-events/time-zones.ts'
import { draftOf, type EditorState, type Typed } from './editor-state.tsx'
import {
  PictureSection,
  ScheduleSection,
  SupportSection,
  WordsSection,
} from './editor-sections.tsx'
import { PlaceSection } from './place-section.tsx'

/** Order of the error summary, which follows the fields. */
const INPUTS = ['image', ...Object.keys(inputLabels)]

/** Editor of a project or event with a preview of its card. Posts to `action`. */
export function ProjectEventEditor({
  action,
  state,
  zones,
  message,
  version,
  overtaken,
  note,
  formKey,
  card,
}: {
  action: string
  state: EditorState
  zones: readonly ZoneChoice[]
  /** Error message for the form as a whole. */
  message: string | undefined
  /** The version the page was loaded with; absent for a new item. */
  version?: string
  /** What another window has saved since. */
  overtaken?: Overtaken | null
  /** Status text of the last save, shown in the action bar. */
  note: string
  /** Idempotency key of a new form. */
  formKey?: string
  card: { id: string; organization: string }
}) {
  const navigation = useNavigation()
  const intent = navigation.state === 'idle' ? null : navigation.formData?.get('intent')
  const opened = useOpenedVersion(version ?? '', message !== undefined)
  const [typed, setTyped] = useState<Record<string, string> | null>(null)

  function follow(event: FormEvent<HTMLFormElement>) {
    const texts = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    setTyped(Object.fromEntries(texts))
  }

  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onInput={follow}
      onSubmit={(event) => {
        // A second submission would carry the version that the first one is replacing.
        if (navigation.formMethod === 'POST') event.preventDefault()
      }}
      // Keeps a focused field from being hidden behind the action bar.
      className="flex flex-1 flex-col [&_:is(input,select,textarea)]:scroll-mb-28"
    >
      {formKey && <input type="hidden" name="key" value={formKey} />}
      {version !== undefined && (
        <input
          type="hidden"
          name="version"
          value={overtaken?.version ?? state.values['version'] ?? opened}
        />
      )}
      <div className="grid items-start gap-8 pb-10 xl:grid-cols-[minmax(0,45rem)_20rem] xl:gap-10">
        <div className="flex min-w-0 flex-col gap-6">
          {overtaken ? (
            <OvertakenBanner title={message ?? ''} different={overtaken.different} />
          ) : (
            <Problems state={state} message={message} />
          )}
          <PictureSection state={state} />
          <WordsSection state={state} />
          <ScheduleSection state={state} zones={zones} />
          <PlaceSection state={state} />
          <SupportSection state={state} />
        </div>
        <PostPreview
          item={cardOf(state.type, typed ?? state.values, card)}
          note={m.posts_preview_note()}
        />
      </div>
      <ActionBar note={note} pending={intent === 'submit' || intent === 'save' ? intent : null} />
    </Form>
  )
}

function Problems({ state, message }: { state: EditorState; message: string | undefined }) {
  const listed = INPUTS.flatMap((field) => {
    const words = state.problems[field]
    return words ? [{ field, message: words }] : []
  })
  if (!message && listed.length === 0) return null
  if (listed.length === 0) return <ErrorSummary problems={[{ message: message ?? '' }]} />
  return <ErrorSummary {...(message && { title: message })} problems={listed} />
}

/** Sticky bar below the form: last save, save button and submit button. */
export function ActionBar({ note, pending }: { note: string; pending: 'save' | 'submit' | null }) {
  return (
    <div
      data-print="never"
      data-clear-of-toasts=""
      className="sticky bottom-0 z-20 -mx-gutter border-t border-line bg-paper px-gutter py-3"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="me-auto text-sm text-muted">{note}</p>
        <div className="flex flex-1 gap-3 sm:flex-none">
          {/* First, so that the Enter key saves. */}
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="secondary"
            pending={pending === 'save'}
            className="flex-1 sm:flex-none"
          >
            {m.posts_save()}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="submit"
            pending={pending === 'submit'}
            className="flex-1 whitespace-nowrap sm:flex-none"
          >
            {m.posts_submit()}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Previews the card as lists show it. It is not interactive, because its page may not be public yet. */
export function PostPreview({ item, note }: { item: Item; note?: string }) {
  return (
    <aside aria-label={m.posts_preview()} className="max-w-96 xl:sticky xl:top-20">
      <p className="text-sm font-medium">{m.posts_preview()}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
      <div inert className="mt-3">
        <ProjectEventCard item={item} />
      </div>
    </aside>
  )
}

/** Builds the preview card from the form's values; invalid values are left out. */
export function cardOf(
  type: ProjectEventType,
  values: Typed,
  { id, organization }: { id: string; organization: string },
): Item {
  const draft = draftOf(type, values)
  const picture = 'removeImage' in values ? undefined : values['imageFileId']
  return {
    ...showColumns(parseDraft(draft).values, columnsOn('card')),
    id,
    type,
    title: draft.title || m.posts_preview_untitled(),
    summary: summarize(draft.description.slice(0, 300)),
    category: parseCategory(draft.category) ?? 'community-development',
    supportTypes: draft.supportTypes,
    organization,
    partnerId: '',
    image: picture ? fileAddress(picture, 960) : null,
    completedAt: null,
    isOver: false,
    placesTaken: 0,
    raisedCents: 0,
    giftCount: 0,
  }
}
