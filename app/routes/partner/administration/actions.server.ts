import type { ActionFunctionArgs } from 'react-router'
import { storeFile } from '#domain/files/store-file.ts'
import {
  ACTIVITIES,
  AUDIENCES,
  wordsAmong,
  type ActivityFocus,
} from '#domain/partners/activity-focus.ts'
import { addDocument } from '#domain/partners/commands/add-document.ts'
import { updateActivityFocus } from '#domain/partners/commands/update-activity-focus.ts'
import { updateContact } from '#domain/partners/commands/update-contact.ts'
import { FOCUS_AREAS } from '#domain/partners/partner.ts'
import { mayAddDocuments, missingDocuments } from '#domain/partners/partner-rules.ts'
import { parseDocumentKind, documentLabel } from '#domain/partners/partner-words.ts'
import { PARTNER_PROFILE_FIELDS, PARTNER_TEXTS } from '#domain/partners/profile-fields.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { CONTACT_REQUIRED, SOCIAL_NETWORKS } from '#domain/partners/registration.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { COVER_TEXTS } from '#domain/partners/cover.ts'
import { saveCover } from '#domain/partners/save-cover.ts'
import { saveOrganization } from '#domain/partners/save-organization.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { pick, saidTo } from '#app/routes/public/partner-registration/pick.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { ALL_REGIONS } from './all-regions.tsx'
import { currentSection, focusInWords } from './current-section.server.ts'
import { sectionLabel } from './section-labels.ts'
import { sectionAddress, sectionOf } from './sections.ts'

/** Each section's form posts to that section's own URL. */
export async function action(args: ActionFunctionArgs) {
  switch (sectionOf(new URL(args.request.url).searchParams.get('section'))) {
    case 'basic':
      return saveBasic(args)
    case 'cover':
      return saveCoverPicture(args)
    case 'contact':
      return saveContact(args)
    case 'focus':
      return saveFocus(args)
    default:
      return addPaper(args)
  }
}

/** Saves the registration details, the description, and an uploaded logo. */
const saveBasic = formAction({
  texts: PARTNER_TEXTS,
  async run({ caller, context, values, files: { logo } }) {
    if (logo) await enforceRateLimit(context, 'upload')
    await saveOrganization(caller, {
      values: saidTo(PARTNER_PROFILE_FIELDS, values),
      logo,
      removeLogo: values['removeLogo'] === 'yes',
      version: values['version'],
    })
    return m.partneradmin_saved({ section: sectionLabel('basic') })
  },
  to: sectionAddress('overview'),
  current: ({ caller, values }) => currentSection(caller, { part: 'basic', typed: values }),
})

/** Saves the cover with its text, or removes it. */
const saveCoverPicture = formAction({
  texts: COVER_TEXTS,
  async run({ caller, context, values, files: { image } }) {
    if (image) await enforceRateLimit(context, 'upload')
    await saveCover(caller, {
      image,
      isRemoved: values['removeCover'] === 'yes',
      ...pick(translationInputs(COVER_TEXTS), values),
      alt: values['alt'] ?? '',
      language: values['language'] ?? '',
    })
    return m.partneradmin_saved({ section: sectionLabel('cover') })
  },
  to: sectionAddress('cover'),
})

/** Saves the contact details and whether they are public. */
const saveContact = formAction({
  async run({ caller, values }) {
    await updateContact(caller, {
      values: saidTo([...CONTACT_REQUIRED, ...SOCIAL_NETWORKS], values),
      isContactPublic: values['isContactPublic'] === 'yes',
      version: values['version'],
    })
    return m.partneradmin_saved({ section: sectionLabel('contact') })
  },
  to: sectionAddress('overview'),
  current: ({ caller, values }) => currentSection(caller, { part: 'contact', typed: values }),
})

/** Saves the organization's focus areas, regions, target groups and activities. */
const saveFocus = formAction({
  async run({ caller, form, values: { version } }) {
    await updateActivityFocus(caller, { ...readFocus(form), version })
    return m.partneradmin_saved({ section: sectionLabel('focus') })
  },
  to: sectionAddress('overview'),
  typed: ({ form }) => readFocus(form),
  current: ({ caller, form }) =>
    currentSection(caller, { part: 'focus', typed: focusInWords(readFocus(form)) }),
})

/**
 * Stores an uploaded document in the profile, replacing an earlier one of the same kind. Redirects to the overview
 * if it was the last missing one, otherwise back to the section.
 */
const addPaper = formAction({
  async run({ caller, context, values, files: { file } }) {
    const kind = parseDocumentKind(values['kind'])
    if (!kind) throw new AppError('bad_input', m.partneradmin_kind_unknown())
    if (!file) throw new AppError('bad_input', m.partneradmin_file_missing())
    const before = await missingBefore(caller)
    await enforceRateLimit(context, 'upload')
    const { id } = await storeFile(caller, { kind: 'partner-documents', file })
    await addDocument(caller, { kind, fileId: id })
    const isLast = before.length === 1 && before[0] === kind
    return redirectWithFlash(sectionAddress(isLast ? 'overview' : 'documents'), {
      tone: 'success',
      text: m.partneradmin_document_added({ document: documentLabel(kind) }),
    })
  },
  reword(refusal, { values }) {
    const { code, retryAfter } = refusal
    const kind = parseDocumentKind(values['kind'])
    const message = refusal.message || waitSentence(refusal) || m.partneradmin_save_failed()
    return new AppError(code, message, {
      fields: kind ? { [kind]: message } : {},
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
  },
})

/** Checks permission before the file is stored: `addDocument` would refuse too, but only after the upload. */
async function missingBefore(caller: Caller) {
  const own = await findOwnPartner(caller, {})
  if (!own) throw new AppError('not_found', m.partneradmin_no_organization())
  if (!mayAddDocuments(own.status)) throw new AppError('conflict', m.partneradmin_suspended())
  return missingDocuments(own.documents.map(({ kind }) => kind))
}

type Typed = { [Field in keyof ActivityFocus]: NonNullable<ActivityFocus[Field]> }

/** Reads the selected options and the texts; unknown options are dropped. */
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
