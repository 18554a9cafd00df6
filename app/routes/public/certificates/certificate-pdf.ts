import { data, type LoaderFunctionArgs } from 'react-router'
import { certificateData, hoursTogetherData } from '#domain/attendance/certificate-words.ts'
import { getCertificate } from '#domain/attendance/queries/get-certificate.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { serveCertificate } from './serve-certificate.server.ts'

/** A certificate as a PDF, in the language of the address; its code is the permission, as for its page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const actor = { kind: 'system', job: 'certificates', isAwaited: true } as const
  const code = (params['code'] ?? '').slice(0, 40)
  const said = await rethrowAsResponse(getCertificate({ ...callerOf(context), actor }, { code }))
  if ('revokedAt' in said) throw data(null, { status: 404 })
  return serveCertificate(context, said.code, (printed) =>
    'entries' in said ? hoursTogetherData(said, printed) : certificateData(said, printed),
  )
}
