import { redirect } from 'react-router'
import { storeFile } from '#domain/files/store-file.ts'
import { besidesTimes, type DraftDate } from '#domain/project-events/draft-dates.ts'
import { checkDraft } from '#domain/project-events/check-draft.ts'
import { inputLabels, type DraftContent } from '#domain/project-events/fields.ts'
import { TEXTS, writtenIn } from '#domain/project-events/languages.ts'
import { agesLabel, parseAges } from '#domain/project-events/ages.ts'
import { parseQuestions } from '#domain/questions/parse-questions.ts'
import { QUESTIONS_MAX } from '#domain/questions/question.ts'
import { describeQuestions } from '#domain/questions/question-texts.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { saveRevision } from '#domain/project-events/commands/save-revision.ts'
import { submitRevision } from '#domain/project-events/commands/submit-revision.ts'
import { unpublishProjectEvent } from '#domain/project-events/commands/unpublish-project-event.ts'
import { withdrawRevision } from '#domain/project-events/commands/withdraw-revision.ts'
import {
  parseType,
  pictureKind,
  type ProjectEventType,
  parseCategory,
  categoryLabel,
  NO_REGION,
} from '#domain/project-events/project-event.ts'
import { PICTURE_INPUTS, PICTURES_MAX } from '#domain/project-events/pictures.ts'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { keyedBy } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'
import { toErrorResponse, tryOperation } from '#app/request/run-operation.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { asDistrict, asRegion, districtLabel, regionLabel } from '#domain/project-events/place.ts'
import type { FormValues } from '#app/request/form.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { format } from '#platform/text/format.ts'
import type { Caller } from '#platform/operation.ts'
import {
  readRearrangement,
  readRows,
  rearrange,
  withRows,
  type Rearrangement,
  type Row,
} from '../products/form-rows.ts'
import { arrangeDates } from './arrange-dates.ts'
import { previewAddress, projectEventAddress } from './addresses.ts'
import { draftOf, picturesOf } from './editor-state.tsx'
import { supportLabels } from './editor-sections.tsx'

/**
 * Creates a project or event from the form; submitting an empty form stores nothing. Errors that prevent a submission
 * are shown on the new item's own page.
 */
export const begin = formAction({
  open({ request }) {
    const type = parseType(new URL(request.url).searchParams.get('type'))
    if (type) return { type }
    throw toErrorResponse(new AppError('bad_request', m.posts_new_title()))
  },
  reword: toFieldErrors,
  texts: [...TEXTS, ...PICTURE_INPUTS],
  async run(posted) {
    await keepPicture(posted, posted.type)
    const { caller, context, type, values } = posted
    if (values['arrange']) return rearranged(values, nowOf(context))
    const isSubmitted = values['intent'] === 'submit'
    const content = draftOf(type, values)
    const pictures = picturesOf(values)
    const isEmpty = content.title === '' && content.description === '' && pictures?.length === 0
    if (isSubmitted && isEmpty) {
      const now = nowOf(context)
      const fields = checkDraft(content, { now, wasApproved: false })
      throw new AppError('bad_input', m.posts_nothing_written(), { fields })
    }
    // Submitting the same form twice redirects to the same project or event; changes typed after going back to the form
    // are saved in it.
    const keyed = keyedBy(caller, values['key'])
    const { postId } = await createProjectEvent(keyed, { type, content, pictures })
    await saveRevision(caller, { postId, content, pictures })
    if (values['intent'] === 'preview') return redirect(previewAddress(postId))
    if (isSubmitted) {
      const submitted = await tryOperation(() => submitRevision(caller, { postId }))
      if (!submitted.done) throw redirect(projectEventAddress(postId, 'check=submit'))
    }
    const text = isSubmitted ? m.posts_submitted() : m.posts_saved()
    return redirectWithFlash(projectEventAddress(postId), { tone: 'success', text })
  },
})

/** Actions of the editor: save the draft, preview it, submit it, withdraw the proposal, unpublish. */
export const change = formAction({
  open: ({ params }) => ({ postId: idOf(params, m.posts_not_found()) }),
  reword: toFieldErrors,
  texts: [...TEXTS, ...PICTURE_INPUTS],
  intents: {
    async withdraw({ caller, postId }) {
      await withdrawRevision(caller, { postId })
      return m.posts_withdrawn_done()
    },
    async 'take-down'({ caller, postId, values: { message = '' } }) {
      await unpublishProjectEvent(caller, { postId, message })
      return m.posts_taken_down()
    },
  },
  async run(posted) {
    const { caller, postId } = posted
    const { type } = await getOwnProjectEvent(caller, { postId })
    await keepPicture(posted, type)
    const { values } = posted
    if (values['arrange']) return rearranged(values, nowOf(posted.context))
    const { version } = values
    const pictures = picturesOf(values)
    await saveRevision(caller, { postId, content: draftOf(type, values), pictures, version })
    if (values['intent'] === 'preview') return redirect(previewAddress(postId))
    if (values['intent'] !== 'submit') return m.posts_saved()
    // If the submission is refused, the draft is already saved.
    values['version'] = (await getOwnProjectEvent(caller, { postId })).version
    await submitRevision(caller, { postId })
    return m.posts_submitted()
  },
  to: ({ postId }) => projectEventAddress(postId),
  current: async ({ caller, postId, values }) =>
    'title' in values ? currentPost(caller, postId, values) : null,
})

function nowOf(context: Posted['context']): Date {
  return context.get(runtimeContext).clock.now()
}

/** Stores an uploaded picture and adds it to the form values, so that later submissions include it. */
async function keepPicture(posted: Posted, type: ProjectEventType): Promise<void> {
  const file = posted.files['image']
  if (!file) return
  const pictures = readRows(posted.values, 'pictures')
  if (pictures.length >= PICTURES_MAX) {
    const message = m.posts_pictures_too_many({ max: PICTURES_MAX })
    throw new AppError('bad_input', message, { fields: { image: message } })
  }
  await enforceRateLimit(posted.context, 'upload')
  const kept = await storeFile(posted.caller, { kind: pictureKind(type), file, field: 'image' })
  const added = { fileId: kept.id, caption: '', alt: '' }
  posted.values = withRows(posted.values, 'pictures', [...pictures, added])
}

/** Returns the form with a picture, date or question added, moved or removed. Saves nothing. */
function rearranged({ arrange = '', ...values }: FormValues, now: Date) {
  const dates = arrangeDates(arrange, values, now)
  if (dates) {
    return {
      problems: { message: '', fields: dates.problems, values: dates.values },
      current: null,
    }
  }
  const asked = readRearrangement(arrange)
  if (asked?.list === 'questions') {
    return {
      problems: { message: '', fields: {}, values: withQuestions(values, asked) },
      current: null,
    }
  }
  const isMoved = asked?.list === 'pictures' && asked.action !== 'add'
  const next = isMoved
    ? withRows(values, 'pictures', rearrange(readRows(values, 'pictures'), asked, {}))
    : values
  return { problems: { message: '', fields: {}, values: next }, current: null }
}

/** The values with a question added, moved or removed. */
function withQuestions(values: FormValues, asked: Rearrangement): FormValues {
  const rows = readRows(values, 'questions')
  if (asked.action === 'add' && rows.length >= QUESTIONS_MAX) return values
  const times = Number(values['questions'] ?? 0) + 1
  const next = rearrange<Row>(rows, asked, { kind: 'text' })
  return { ...withRows(values, 'questions', next), questions: String(times) }
}

/** Returns what another window has saved since the editor was opened, or null if the item can no longer be edited. */
async function currentPost(
  caller: Caller,
  postId: string,
  values: FormValues,
): Promise<Overtaken | null> {
  const { abilities, version, content, type } = await getOwnProjectEvent(caller, { postId })
  if (!abilities.edit) return null
  const typed = draftOf(type, values)
  const labels = Object.fromEntries(
    Object.entries(inputLabels).map(([name, label]) => [name, label()]),
  )
  const different = differences(labels, asShown(typed), asShown(content))
  return { version, different }
}

/** A draft as text, with the labels of its options. */
function asShown(draft: DraftContent): FormValues {
  const { supportTypes, furtherDates, questions, ...texts } = draft
  const { category, region, district } = texts
  const ages = parseAges(texts.ages)
  const words = {
    category: parseCategory(category),
    region: asRegion(region),
    district: asDistrict(district),
  }
  return {
    ...texts,
    // What is hidden cannot be read.
    series: '',
    language: format.languageName(writtenIn(draft)),
    category: words.category ? categoryLabel(words.category) : category,
    region: words.region
      ? regionLabel(words.region)
      : region === NO_REGION
        ? m.posts_field_region_none()
        : region,
    district: words.district ? districtLabel(words.district) : district,
    supportTypes: supportTypes.map((type) => supportLabels[type]()).join(', '),
    furtherDates: (furtherDates ?? []).map(asTyped).join('; '),
    ages: ages ? agesLabel(ages) : '',
    questions: describeQuestions(
      parseQuestions(questions ?? [], writtenIn(draft), () => undefined),
    ),
  }
}

/** One date as it was typed: day, from, to; where people choose, also its places and its label. */
function asTyped(date: DraftDate): string {
  const { startDate, startTime, endDate, endTime } = date
  const [start, end] = [`${startDate} ${startTime}`.trim(), `${endDate} ${endTime}`.trim()]
  const times = end ? `${start} – ${end}` : start
  return [times, ...Object.values(besidesTimes(date))].join(' · ')
}

/** Renames the error's fields to the editor's inputs; commands use names such as `content.title`. */
function toFieldErrors(refusal: AppError): AppError {
  const fields: FieldErrors = {}
  for (const [path, sentence] of Object.entries(refusal.fields ?? {})) {
    fields[path.replace(/^content\./, '').replace(/^pictures$/, 'image')] = sentence
  }
  return new AppError(refusal.code, refusal.message, {
    fields,
    cause: refusal,
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  })
}
