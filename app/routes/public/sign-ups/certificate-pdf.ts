import { data, type LoaderFunctionArgs } from 'react-router'
import { certificatePath } from '#domain/attendance/attendance.ts'
import { CERTIFICATE_TEMPLATE } from '#domain/attendance/certificate-template.ts'
import { certificateData } from '#domain/attendance/certificate-words.ts'
import { getCertificate } from '#domain/attendance/queries/get-certificate.ts'
import { getOnTheDay } from '#domain/attendance/queries/get-on-the-day.ts'
import { getSignUp } from '#domain/support/queries/get-sign-up.ts'
import { writePdf } from '#platform/documents/write-pdf.ts'
import { runtimeContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { drawCode } from '../../credit/draw-code.server.ts'
import { openSignUp } from './open-sign-up.server.ts'

/** The certificate of a sign-up as a PDF, in the language of the address, for its participant. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { caller, of } = openSignUp(context, request, params['id'] ?? '')
  // Throws 404 for another user's sign-up.
  const { id } = await rethrowAsResponse(getSignUp(caller, of))
  const { certificate } = await rethrowAsResponse(getOnTheDay(caller, { supportId: id }))
  if (!certificate) throw data(null, { status: 404 })
  const said = await rethrowAsResponse(getCertificate(caller, certificate))
  if ('revokedAt' in said) throw data(null, { status: 404 })
  const address = context.get(runtimeContext).origin + certificatePath(said.code)
  const { size, path } = drawCode(address)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#0f1e3a" d="${path}"/></svg>`
  const pdf = await writePdf(CERTIFICATE_TEMPLATE, certificateData(said, { address, picture }))
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${said.code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
