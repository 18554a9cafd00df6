import type { LoaderFunctionArgs } from 'react-router'
import { isAppError } from '#platform/errors.ts'
import { localized } from '#platform/text/language.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { runtimeContext } from '#app/request/context.ts'
import { SHARED_SIZES, type SharedPicture } from '#app/request/shared-picture.ts'
import { refuseFile } from '../files/refuse-file.ts'
import { layOutCard } from './lay-out-card.ts'
import type { ShareCard } from './share-card.ts'

/** Changes with the layout, so that link previews are redrawn. */
const LAYOUT = 2

function versionOfCard(card: ShareCard): string {
  return versionOf([LAYOUT, card]).slice(0, 12)
}

/**
 * The picture of a page for link previews. Its URL changes with what it says: previewers keep a picture for weeks by its URL.
 */
export function sharedCard(page: string, card: ShareCard): SharedPicture {
  const { width, height } = SHARED_SIZES.wide
  const alt = [card.title, ...card.lines, card.need?.words].filter(Boolean).join(', ')
  // It says what the page says, in its language.
  const address = localized(`${page}/share.jpg?v=${versionOfCard(card)}`)
  return { address, type: 'image/jpeg', width, height, alt, card: 'summary_large_image' }
}

/**
 * Answers with a card as it is now, whichever version the URL names: it is drawn once for each content. `open` throws if the page
 * is not public.
 */
export async function serveCard(
  { request, context }: LoaderFunctionArgs,
  open: () => Promise<ShareCard>,
): Promise<Response> {
  try {
    const card = await open()
    const version = versionOfCard(card)
    const isNamed = new URL(request.url).searchParams.get('v') === version
    const headers = new Headers({
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline',
      ETag: `"${version}"`,
      // One day, so that a hidden page does not stay in caches for long.
      'Cache-Control': isNamed ? 'public, max-age=86400' : 'no-cache',
    })
    const known = request.headers.get('If-None-Match')?.split(',') ?? []
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === headers.get('ETag'))) {
      return new Response(null, { status: 304, headers })
    }
    const { previews } = context.get(runtimeContext)
    const bytes = await previews.compose(version, layOutCard(card))
    headers.set('Content-Length', String(bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  } catch (error) {
    if (isAppError(error)) return refuseFile(error)
    throw error
  }
}
