import { useCallback, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Overtaken } from '#app/request/overtaken.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { Button } from '#app/ui/button.tsx'
import { problemInputs } from '#domain/project-events/fields.ts'
import { shortInputs } from '#domain/translations/short-texts.ts'
import { PICTURE_TEXTS, PICTURES_MAX } from '#domain/project-events/pictures.ts'
import type { ZoneChoice } from '#domain/project-events/time-zones.ts'
import { typedIn } from '../offers/typed-in.ts'
import { readRows } from '../products/form-rows.ts'
import type { EditorState, Typed } from './editor-state.tsx'
import { SupportSection } from './editor-sections.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PlaceSection, type MapSettings } from './place-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { Readiness, type Checked } from './readiness.tsx'
import { rowsKey, ScheduleSection } from './schedule-section.tsx'
import { WordsSection } from './words-section.tsx'

/** Order of the error summary, which follows the fields. */
const INPUTS = [
  ...problemInputs(),
  'repeat.until',
  ...Array.from({ length: PICTURES_MAX }, (_, at) =>
    [...PICTURE_TEXTS, ...shortInputs(PICTURE_TEXTS)].map((input) => `pictures.${at}.${input}`),
  ),
  'image',
].flat()

/** Editor of a project or event with what it still lacks. Posts to `action`. */
export function ProjectEventEditor({
  action,
  state,
  zones,
  message,
  version,
  overtaken,
  note,
  formKey,
  checked,
  map,
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
  checked: Checked
  map: MapSettings
}) {
  const navigation = useNavigation()
  const intent = navigation.state === 'idle' ? null : navigation.formData?.get('intent')
  const opened = useOpenedVersion(version ?? '', message !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  const follow = useCallback(() => {
    if (form.current) setTyped(typedIn(form.current))
  }, [])
  const pictures = JSON.stringify(readRows(state.values, 'pictures'))
  const shownPictures = useRef(pictures)
  useEffect(() => {
    if (shownPictures.current === pictures) return
    const wasAdded = pictures.length > shownPictures.current.length
    shownPictures.current = pictures
    follow()
    // The file input was replaced together with the rows, and focus went with it.
    if (!wasAdded || document.activeElement !== document.body) return
    const last = readRows(state.values, 'pictures').length - 1
    document.getElementById(`pictures.${last}.caption`)?.focus()
  }, [pictures, follow, state.values])

  const dates = rowsKey(state.values)
  useEffect(follow, [dates, follow])

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      preventScrollReset={intent === null}
      onInput={follow}
      onSubmit={(event) => {
        // A second submission would carry the version that the first one is replacing.
        if (navigation.formMethod === 'POST') event.preventDefault()
      }}
      // Keeps a focused field from being hidden behind the action bar.
      className="flex flex-1 flex-col [&_:is(input,select,textarea,button,summary,a)]:scroll-mb-28"
    >
      {/* The browser uses the first submit button for the Enter key. */}
      <button
        type="submit"
        name="intent"
        value="save"
        tabIndex={-1}
        aria-hidden
        className="hidden"
      />
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
          <WordsSection state={state} />
          <ScheduleSection
            state={state}
            typed={typed ?? state.values}
            zones={zones}
            onChange={follow}
          />
          <PlaceSection state={state} map={map} />
          <SupportSection state={state} />
          <QuestionsSection state={state} typed={typed ?? state.values} onChange={follow} />
          <PicturesSection
            key={`${opened} ${pictures}`}
            state={state}
            typed={typed ?? state.values}
            onChange={follow}
          />
        </div>
        <Readiness type={state.type} values={typed ?? state.values} checked={checked} />
      </div>
      <ActionBar note={note} pending={typeof intent === 'string' ? intent : null} />
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

/** Sticky bar below the form: the last save, and buttons to save, preview and submit. */
export function ActionBar({ note, pending }: { note: string; pending: string | null }) {
  return (
    <div
      data-print="never"
      data-clear-of-toasts=""
      className="sticky bottom-0 z-20 -mx-gutter border-t border-line bg-paper px-gutter py-3"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="me-auto text-sm text-muted">{note}</p>
        <div className="flex flex-1 gap-3 sm:flex-none">
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
            value="preview"
            variant="secondary"
            pending={pending === 'preview'}
            // On phones it is below what is missing.
            className="max-sm:hidden"
          >
            {m.posts_preview()}
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
