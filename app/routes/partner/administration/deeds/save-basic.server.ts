import type { ActionFunctionArgs } from 'react-router'
import { PROFILE_FIELDS } from '#domain/partners/profile-fields.ts'
import { saveOrganization } from '#domain/partners/save-organization.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { saidTo } from '#app/routes/registration/pick.ts'
import { refuseSection } from './overtaken.server.ts'
import { saved } from './saved.server.ts'

/** Saves what the organization is registered as and says of itself, and the logo that came along. */
export async function saveBasic({ request, context }: ActionFunctionArgs) {
  const { values, files } = await readUploadForm(request)
  const logo = files['logo']
  const result = await tryOperation(async () => {
    if (logo) await enforceRateLimit(context, 'upload')
    await saveOrganization(callerOf(context), {
      values: saidTo(PROFILE_FIELDS, values),
      logo,
      removeLogo: values['removeLogo'] === 'yes',
      version: values['version'],
    })
  })
  if (!result.done)
    return refuseSection(callerOf(context), result.refusal, { part: 'basic', values })
  return saved('basic')
}
