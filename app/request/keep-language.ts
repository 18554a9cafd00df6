import { chooseLanguage } from '#domain/accounts/commands/choose-language.ts'
import { LANGUAGE_COOKIE, languageOf } from '#app/shell/language.ts'
import type { Caller } from '#platform/operation.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { readCookie } from './read-cookie.ts'

/**
 * Keeps the language that a user has chosen in this browser in their account, so that emails are in it. Without a choice, the first page
 * they open decides. An error is only logged: it must not prevent a page.
 */
export async function keepLanguage(
  request: Request,
  member: Caller,
  stored: string | null,
): Promise<void> {
  const chosen = languageOf(readCookie(request, LANGUAGE_COOKIE))
  const language = chosen ?? (stored === null ? pageLanguage() : null)
  if (language === null || language === stored) return
  try {
    await chooseLanguage(member, { language })
  } catch (error) {
    member.runtime.log.warn({ err: error }, 'the language of an account was not kept')
  }
}
