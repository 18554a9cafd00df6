import { data, type LoaderFunctionArgs } from 'react-router'
import { findLink } from '#domain/ambassadors/queries/find-link.ts'
import { linkPath } from '#domain/ambassadors/link.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { drawCode } from './draw-code.server.ts'

const WIDTH = 1024
/** Space below the code for its URL, for people without a camera at hand. */
const FOOT = 96

/** A link's QR code as a printable picture; with `?item=`, of the link to that project or event. */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireFeature(context, 'ambassadors')
  const code = params['code'] ?? ''
  const asked = url.searchParams.get('item')
  const { ambassador, itemId } = await rethrowAsResponse(
    findLink(
      { ...callerOf(context), actor: { kind: 'system', job: 'links', isAwaited: true } },
      { code, itemId: asked },
    ),
  )
  if (!ambassador || (asked !== null && asked !== itemId)) throw data(null, { status: 404 })
  const address = context.get(runtimeContext).origin + linkPath(code, asked ?? undefined)
  return new Response(picture(address), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Disposition': `inline; filename="code-${code}.svg"`,
      'Cache-Control': 'public, max-age=86400',
    },
  })
}

function picture(address: string): string {
  const { size, path } = drawCode(address)
  const words = address
    .replace(/^https?:\/\//, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
  // Long URLs are condensed instead of cut.
  const fit =
    words.length > 44 ? ` textLength="${WIDTH - 2 * FOOT}" lengthAdjust="spacingAndGlyphs"` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH + FOOT}">`,
    `<rect width="${WIDTH}" height="${WIDTH + FOOT}" fill="#fff"/>`,
    `<path transform="scale(${WIDTH / size})" fill="#0f1e3a" shape-rendering="crispEdges" d="${path}"/>`,
    `<text x="${WIDTH / 2}" y="${WIDTH + FOOT / 4}" text-anchor="middle" fill="#0f1e3a"`,
    ` font-family="Heebo, Arial, sans-serif" font-size="36"${fit}>${words}</text>`,
    '</svg>',
  ].join('')
}
