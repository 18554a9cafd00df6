import { useState, type FormEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Overtaken } from '#app/request/overtaken.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { ActionBar } from './action-bar.tsx'
import { cardOf } from './card-of.ts'
import { CardPreview } from './card-preview.tsx'
import type { EditorState } from './editor-state.tsx'
import { PictureSection } from './picture-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { ScheduleSection, type ZoneChoice } from './schedule-section.tsx'
import { SupportSection } from './support-section.tsx'
import { WordsSection } from './words-section.tsx'

/** The order in which problems are summed up: that of the fields. */
const FIELDS = [
  'image',
  'title',
  'description',
  'category',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'timeZone',
  'region',
  'district',
  'location',
  'latitude',
  'longitude',
  'supportTypes',
  'places',
  'donationGoal',
]

/** The long form of a project or event, with its card beside it. It posts to `action`. */
export function PostEditor({
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
  /** What the whole form was refused for. */
  message: string | undefined
  /** The one that the page was read with; a new form has none. */
  version?: string
  /** What another window has saved since. */
  overtaken?: Overtaken | null
  /** What the bar says of the last saving. */
  note: string
  /** By which a second press of a new form is recognized. */
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
        // A second press would carry the version that the first is just replacing.
        if (navigation.formMethod === 'POST') event.preventDefault()
      }}
      // What has the focus must not lie under the bar.
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
        <CardPreview
          item={cardOf(state.type, typed ?? state.values, card)}
          note={m.posts_preview_note()}
        />
      </div>
      <ActionBar note={note} pending={intent === 'submit' || intent === 'save' ? intent : null} />
    </Form>
  )
}

function Problems({ state, message }: { state: EditorState; message: string | undefined }) {
  const listed = FIELDS.flatMap((field) => {
    const words = state.problems[field]
    return words ? [{ field, message: words }] : []
  })
  if (!message && listed.length === 0) return null
  if (listed.length === 0) return <ErrorSummary problems={[{ message: message ?? '' }]} />
  return <ErrorSummary {...(message && { title: message })} problems={listed} />
}
