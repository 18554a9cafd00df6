import { data, type LoaderFunctionArgs } from 'react-router'
import { certificateData } from '#domain/attendance/certificate-words.ts'
import { getCertificate } from '#domain/attendance/queries/get-certificate.ts'
import { getOnTheDay } from '#domain/attendance/queries/get-on-the-day.ts'
import { getSignUp } from '#domain/support/queries/get-sign-up.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { serveCertificate } from '../certificates/serve-certificate.server.ts'
import { openSignUp } from './open-sign-up.server.ts'

/** The certificate of a sign-up as a PDF, in the language of the address, for its participant. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { caller, of } = openSignUp(context, request, params['id'] ?? '')
  // Throws 404 for another user's sign-up.
  const { id } = await rethrowAsResponse(getSignUp(caller, of))
  const { certificate } = await rethrowAsResponse(
    getOnTheDay(caller, { supportId: id, userId: of.userId }),
  )
  if (!certificate) throw data(null, { status: 404 })
  const said = await rethrowAsResponse(getCertificate(caller, certificate))
  if (!('item' in said)) throw data(null, { status: 404 })
  return serveCertificate(context, said.code, (printed) => certificateData(said, printed))
}
