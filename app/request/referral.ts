import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { isCode } from '#domain/ambassadors/link.ts'
import { REFERRAL_DAYS, type AttributionToken } from '#domain/ambassadors/attribution-token.ts'
import { ATTRIBUTION_COOKIE } from './cookie-names.ts'
import { cookiesContext, runtimeContext } from './context.ts'
import type { FormValues } from './form.ts'
import { readCookie } from './read-cookie.ts'

/** The arguments of a loader or action. */
type Asked = { request: Request; context: Readonly<RouterContextProvider> }

const PURPOSE = 'touch'
const KEPT_SECONDS = REFERRAL_DAYS * 24 * 60 * 60

const shape = z.strictObject({
  code: z.string().refine(isCode),
  /** When the link was followed, in milliseconds. */
  at: z.number().int(),
  /** Day of the counted visits, and the links they were to. */
  day: z.string().max(10),
  counted: z.array(z.string()),
})

/** What a browser stores about the links it followed: the last one, and those counted that day. */
export type StoredReferral = z.infer<typeof shape>

/** Returns the browser's token if it is sealed by us and recent enough; otherwise null. */
export function readReferral({ request, context }: Asked): StoredReferral | null {
  const { seal, clock } = context.get(runtimeContext)
  const words = seal.open(PURPOSE, readCookie(request, ATTRIBUTION_COOKIE) ?? '')
  if (words === null) return null
  const { data } = shape.safeParse(JSON.parse(words))
  const age = clock.now().getTime() - (data?.at ?? 0)
  return data && age >= 0 && age <= KEPT_SECONDS * 1000 ? data : null
}

/** Stores the token in the browser, replacing the previous one. */
export function storeAttributionToken(context: Asked['context'], referral: StoredReferral): void {
  const { seal, origin } = context.get(runtimeContext)
  context.get(cookiesContext).push(
    serialize(ATTRIBUTION_COOKIE, seal.close(PURPOSE, JSON.stringify(referral)), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: origin.startsWith('https:'),
      maxAge: KEPT_SECONDS,
    }),
  )
}

/** Returns the link the browser followed last, within the days that count; null while ambassadors are closed. */
export function findReferral(asked: Asked): AttributionToken | null {
  if (!asked.context.get(runtimeContext).switches.isOn('ambassadors')) return null
  const kept = readReferral(asked)
  return kept && { code: kept.code, at: new Date(kept.at) }
}

/**
 * Returns the referral a form's support is credited to: the browser's, if the checkbox for this very link was checked. The
 * form only says yes or no.
 */
export function creditedReferral(asked: Asked, values: FormValues): AttributionToken | null {
  const referral = findReferral(asked)
  return referral && values[CREDIT_BOX] === referral.code ? referral : null
}

/** Name of the checkbox; its value is the code of the link the form named. */
export const CREDIT_BOX = 'isCredited'
