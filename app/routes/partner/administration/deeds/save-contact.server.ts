import type { ActionFunctionArgs } from 'react-router'
import { CONTACT_REQUIRED, SOCIAL_NETWORKS } from '#domain/partners/registration.ts'
import { updateContact } from '#domain/partners/commands/update-contact.ts'
import { parseForm } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { saidTo } from '#app/routes/registration/pick.ts'
import { refuseSection } from './overtaken.server.ts'
import { saved } from './saved.server.ts'

/** Saves whom one reaches at the organization, and whether the public may. */
export async function saveContact({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const result = await tryOperation(() =>
    updateContact(callerOf(context), {
      values: saidTo([...CONTACT_REQUIRED, ...SOCIAL_NETWORKS], values),
      isContactPublic: values['isContactPublic'] === 'yes',
      version: values['version'],
    }),
  )
  if (!result.done)
    return refuseSection(callerOf(context), result.refusal, { part: 'contact', values })
  return saved('contact')
}
