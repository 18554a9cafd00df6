import { data, type ActionFunctionArgs } from 'react-router'
import { storeFile } from '#domain/files/store-file.ts'
import { addDocument } from '#domain/partners/commands/add-document.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { mayAddDocuments, missingDocuments } from '#domain/partners/partner-rules.ts'
import { asDocumentKind, documentLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { FormErrors } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { AppError } from '#platform/errors.ts'
import { sectionAddress } from '../sections.ts'

/**
 * Takes one paper and puts it into the profile, in place of an earlier one of its kind. The one that makes the section
 * complete leads back to the overview; before, there is more to bring.
 */
export async function addPaper({ request, context }: ActionFunctionArgs) {
  const caller = callerOf(context)
  const { values, files } = await readUploadForm(request)
  const kind = asDocumentKind(values['kind'])
  const result = await tryOperation(async () => {
    if (!kind) throw new AppError('bad_input', m.partneradmin_kind_unknown())
    const file = files['file']
    if (!file) throw new AppError('bad_input', m.partneradmin_file_missing())
    const before = await missingBefore(caller)
    await enforceRateLimit(context, 'upload')
    const { id } = await storeFile(caller, { kind: 'partner-documents', file })
    await addDocument(caller, { kind, fileId: id })
    return { kind, isLast: before.length === 1 && before[0] === kind }
  })
  if (!result.done) {
    const { refusal } = result
    const message = refusal.message || waitSentence(refusal) || m.partneradmin_save_failed()
    const problems: FormErrors = { message, fields: kind ? { [kind]: message } : {}, values: {} }
    return data({ problems }, { status: refusal.status, headers: retryAfterOf(refusal) })
  }
  return redirectWithFlash(sectionAddress(result.value.isLast ? 'overview' : 'documents'), {
    tone: 'success',
    text: m.partneradmin_document_added({ document: documentLabel(result.value.kind) }),
  })
}

/** Asked before the bytes are kept: `addDocument` would refuse a stranger's too, but they would lie there. */
async function missingBefore(caller: Parameters<typeof findOwnPartner>[0]) {
  const own = await findOwnPartner(caller, {})
  if (!own) throw new AppError('not_found', m.partneradmin_no_organization())
  if (!mayAddDocuments(own.status)) throw new AppError('conflict', m.partneradmin_suspended())
  return missingDocuments(own.documents.map(({ kind }) => kind))
}
