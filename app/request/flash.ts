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

/** A message for the next page; `id` keeps a page from showing the same one twice. */
export type Flash = FlashMessage & { id: string }

/** Seconds a message waits for its page; after that the user has gone elsewhere. */
const PATIENCE = 60
const MAX_BYTES = 1024
// Readable by scripts, because the browser adds the message to cached pages. It contains nothing secret.
const attributes = { path: '/', sameSite: 'Lax' } as const

/**
 * Redirects and shows a message once on the next page, as a toast or, without JavaScript, a banner. Messages over 1 KB
 * are cut. `location` must be our own or have passed `safeRedirect`.
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

/** Returns the request's message and the cookie that clears it. A prefetch shows no message, so it does not clear one. */
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

/** Encodes the cookie's value in at most 1 KB, shortening the text until it fits. */
export function encodeFlash(flash: Flash): string {
  const title = flash.title?.slice(0, 80) || undefined
  let text = flash.text
  for (;;) {
    const value = Buffer.from(JSON.stringify({ ...flash, title, text })).toString('base64url')
    if (value.length <= MAX_BYTES) return value
    text = `${text.slice(0, Math.floor(text.length * 0.8)).trimEnd()}…`
  }
}

/** Decodes `encodeFlash`; null for any other value. */
export function decodeFlash(value: string): Flash | null {
  if (value.length > MAX_BYTES) return null
  try {
    return shape.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}
