import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { cookiesContext, runtimeContext } from './context.ts'
import { WISH_COOKIE } from './cookie-names.ts'
import { readCookie } from './read-cookie.ts'

type Context = Readonly<RouterContextProvider>

const PURPOSE = 'saving-wish'
/** Long enough to sign up and to confirm an email address. */
const KEPT_SECONDS = 60 * 60

const shape = z.strictObject({
  itemId: z.string().max(40),
  returnTo: z.string().max(1000),
  /** Expiry in milliseconds. */
  until: z.number().int(),
})

/** The item a visitor wants to save after signing in, and the page they were on. */
export type SavingWish = Pick<z.infer<typeof shape>, 'itemId' | 'returnTo'>

/** Stores in a visitor's browser the item to save. */
export function storeSaveIntent(context: Context, { itemId, returnTo }: SavingWish): void {
  const { seal, clock } = context.get(runtimeContext)
  const until = clock.now().getTime() + KEPT_SECONDS * 1000
  const { success, data } = shape.safeParse({ itemId, returnTo, until })
  if (success) push(context, seal.close(PURPOSE, JSON.stringify(data)), KEPT_SECONDS)
}

/** Returns, once, the item this browser wanted to save within the last hour; null if it is not sealed by us. */
export function takeWish(request: Request, context: Context): SavingWish | null {
  const { seal, clock } = context.get(runtimeContext)
  const words = seal.open(PURPOSE, readCookie(request, WISH_COOKIE) ?? '')
  if (words === null) return null
  push(context, '', 0)
  const { data } = shape.safeParse(JSON.parse(words))
  return data && data.until >= clock.now().getTime() ? data : null
}

function push(context: Context, value: string, maxAge: number): void {
  context.get(cookiesContext).push(
    serialize(WISH_COOKIE, value, {
      path: '/projects-events/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.get(runtimeContext).origin.startsWith('https:'),
      maxAge,
    }),
  )
}
