import type { RouterContextProvider } from 'react-router'
import { certificatePath } from '#domain/attendance/attendance.ts'
import { CERTIFICATE_TEMPLATE } from '#domain/attendance/certificate-template.ts'
import type { certificateData } from '#domain/attendance/certificate-words.ts'
import { writePdf } from '#platform/documents/write-pdf.ts'
import { runtimeContext } from '#app/request/context.ts'
import { drawCode } from '../../credit/draw-code.server.ts'

type Data = ReturnType<typeof certificateData>

/** Answers with a certificate as a PDF, on which the address of its page is printed, as letters and as a QR code. */
export async function serveCertificate(
  context: Readonly<RouterContextProvider>,
  code: string,
  say: (printed: { address: string; picture: string }) => Data,
): Promise<Response> {
  const address = context.get(runtimeContext).origin + certificatePath(code)
  const { size, path } = drawCode(address)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#0f1e3a" d="${path}"/></svg>`
  const pdf = await writePdf(CERTIFICATE_TEMPLATE, say({ address, picture }))
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificate-${code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
