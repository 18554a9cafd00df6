import { data, type ActionFunctionArgs } from 'react-router'
import {
  ACTIVITIES,
  AUDIENCES,
  wordsAmong,
  type ActivityFocus,
} from '#domain/partners/activity-focus.ts'
import { FOCUS_AREAS } from '#domain/partners/partner.ts'
import { updateActivityFocus } from '#domain/partners/commands/update-activity-focus.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { readBody, type FormErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { ALL_REGIONS } from '../all-regions.tsx'
import { focusInWords, overtakenSection } from './overtaken.server.ts'
import { saved } from './saved.server.ts'

/** Saves what the organization works on, where, for whom and how. */
export async function saveFocus({ request, context }: ActionFunctionArgs) {
  const form = await readBody(request)
  const typed = readFocus(form)
  const version = form.get('version')?.toString()
  const caller = callerOf(context)
  const result = await tryOperation(() => updateActivityFocus(caller, { ...typed, version }))
  if (result.done) return saved('focus')
  const { refusal } = result
  const problems: FormErrors = {
    message: refusal.message || waitSentence(refusal) || m.partneradmin_save_failed(),
    fields: refusal.fields ?? {},
    values: version === undefined ? {} : { version },
  }
  const overtaken = await overtakenSection(caller, refusal, {
    part: 'focus',
    typed: focusInWords(typed),
  })
  return data(
    { problems, typed, overtaken },
    { status: refusal.status, headers: retryAfterOf(refusal) },
  )
}

type Typed = { [Field in keyof ActivityFocus]: NonNullable<ActivityFocus[Field]> }

/** What was ticked and typed; a word that no list has is nothing. */
function readFocus(form: FormData): Typed {
  const ticked = <Word extends string>(name: string, list: readonly Word[]) =>
    wordsAmong(list, form.getAll(name).map(String))
  const said = (name: string) => {
    const text = form.get(name)
    return typeof text === 'string' ? text : ''
  }
  return {
    primaryFocusAreas: ticked('primaryFocusAreas', FOCUS_AREAS),
    primaryRegionalFocus: form.has(ALL_REGIONS)
      ? [...DISTRICTS]
      : ticked('primaryRegionalFocus', DISTRICTS),
    targetAudience: ticked('targetAudience', AUDIENCES),
    activities: ticked('activities', ACTIVITIES),
    otherFocusArea: said('otherFocusArea'),
    otherTargetAudience: said('otherTargetAudience'),
    otherActivity: said('otherActivity'),
  }
}
