import { TriangleAlert } from 'lucide-react'
import { inputLabels, type DraftContent } from '#domain/project-events/fields.ts'
import { toDraftDate } from '#domain/project-events/draft-dates.ts'
import { SUPPORT_TYPES, type ProjectEventType } from '#domain/project-events/project-event.ts'
import { pickInEach } from '#domain/translations/short-texts.ts'
import { PICTURE_TEXTS, type Picture } from '#domain/project-events/pictures.ts'
import { toDraftQuestions } from '#domain/questions/draft-questions.ts'
import { NOT_CHOSEN } from '#app/ui/not-chosen.ts'
import { readRows, withRows } from '../products/form-rows.ts'

/** Form values as text, by field name. */
export type Typed = Readonly<Record<string, string>>

/** State shared by all sections of the editor. */
export type EditorState = {
  type: ProjectEventType
  values: Typed
  /** Error messages by field. */
  problems: Typed
  /** Hints about possible mistakes, by field. */
  hints: Typed
}

/** Converts a draft with its pictures to form values. */
export function valuesOf(
  { supportTypes, furtherDates, questions, ...texts }: DraftContent,
  pictures: readonly Picture[],
): Record<string, string> {
  const chosen = supportTypes.map((type) => [`support-${type}`, 'on'])
  const values = { ...texts, ...Object.fromEntries(chosen) }
  const dated = withRows(values, 'furtherDates', furtherDates ?? [])
  return withRows(withRows(dated, 'questions', questions ?? []), 'pictures', pictures)
}

/** Converts form values to a draft. */
export function draftOf(type: ProjectEventType, values: Typed): DraftContent {
  const texts = Object.keys(inputLabels).map((name) => {
    const text = values[name] ?? ''
    return [name, text === NOT_CHOSEN ? '' : text]
  })
  return {
    ...(Object.fromEntries(texts) as DraftContent),
    type,
    supportTypes: SUPPORT_TYPES.filter((support) => `support-${support}` in values),
    furtherDates:
      'furtherDates' in values ? readRows(values, 'furtherDates').map(toDraftDate) : null,
    questions: 'questions' in values ? toDraftQuestions(readRows(values, 'questions')) : null,
  }
}

/** Returns the pictures of the form; undefined if it has no part for them, as that of an earlier release. */
export function picturesOf(values: Typed): Picture[] | undefined {
  if (!('pictures' in values)) return undefined
  return readRows(values, 'pictures').map((row) => {
    const { fileId = '', caption = '', alt = '' } = row
    return { fileId, caption, alt, ...pickInEach(row, PICTURE_TEXTS) }
  })
}

/** Returns the props of the field with this name. */
export function fieldOf({ values, problems, hints }: EditorState, name: string, help?: string) {
  const hint = hints[name]
  return {
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: problems[name],
    help: hint ? <Hint help={help}>{hint}</Hint> : help,
  }
}

function Hint({ help, children }: { help: string | undefined; children: string }) {
  return (
    <>
      {help && <span className="block">{help}</span>}
      <span className="mt-1 flex gap-1.5 font-medium text-gold">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {children}
      </span>
    </>
  )
}
