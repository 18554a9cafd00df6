import { serialize } from 'hono/utils/cookie'
import { redirect } from 'react-router'
import { z } from 'zod'
import { FLASH_COOKIE } from './cookie-names.ts'
import { isPrefetch } from './is-prefetch.ts'
import { readCookie } from './read-cookie.ts'

export type FlashMessage = {
  tone: 'success' | 'info' | 'destructive'
  title?: string | undefined
  text: string
}

/** Words for the next page, told apart by `id`, so that no page says the same ones twice. */
export type Flash = FlashMessage & { id: string }

/** Seconds that words wait for their page; whoever does not arrive by then has gone elsewhere. */
const PATIENCE = 60
const MAX_BYTES = 1024
// Readable by scripts, since pages that are the same for everybody are filled in by the browser. Nothing secret in it.
const attributes = { path: '/', sameSite: 'Lax' } as const

/**
 * Redirects and says something once on the page that follows, as a toast or, without scripts, a banner.
 * Words beyond 1 KB are cut. `location` must be our own or have passed `safeRedirect`.
 */
export function redirectWithFlash(
  location: string,
  words: FlashMessage,
  headers?: HeadersInit,
): Response {
  const answer = redirect(location, headers ? { headers } : {})
  const value = encodeFlash({ ...words, id: crypto.randomUUID() })
  answer.headers.append(
    'Set-Cookie',
    serialize(FLASH_COOKIE, value, { ...attributes, maxAge: PATIENCE }),
  )
  return answer
}

/** The words a request brings for its page, and the cookie that forgets them. A prefetch shows nothing, so it takes nothing. */
export function takeFlash(request: Request): { flash: Flash | null; forget: string | null } {
  const value = readCookie(request, FLASH_COOKIE)
  if (value === undefined || isPrefetch(request)) return { flash: null, forget: null }
  return {
    flash: decodeFlash(value),
    forget: serialize(FLASH_COOKIE, '', { ...attributes, maxAge: 0 }),
  }
}

const shape = z.strictObject({
  id: z.string().min(1).max(40),
  tone: z.enum(['success', 'info', 'destructive']),
  title: z.string().min(1).max(200).optional(),
  text: z.string().min(1),
})

/** The cookie's value, at most 1 KB: the text is shortened until it fits. */
export function encodeFlash(flash: Flash): string {
  const title = flash.title?.slice(0, 80) || undefined
  let text = flash.text
  for (;;) {
    const value = Buffer.from(JSON.stringify({ ...flash, title, text })).toString('base64url')
    if (value.length <= MAX_BYTES) return value
    text = `${text.slice(0, Math.floor(text.length * 0.8)).trimEnd()}…`
  }
}

/** Undoes `encodeFlash`; null for whatever else a browser may send. */
export function decodeFlash(value: string): Flash | null {
  if (value.length > MAX_BYTES) return null
  try {
    return shape.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
