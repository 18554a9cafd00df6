import type { MailboxReader, MailboxSignIn } from './mailbox-plugin.ts'
import type { Cookies, SignInApi } from './sign-in-verbs.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

/** Sign-in by a link that was emailed for something else, such as a sign-up to volunteer. */
export type MailboxVerbs = {
  /**
   * Signs in a person who has proved access to a mailbox; see `mailboxPlugin`. The caller has checked the link, and that the
   * account may be opened by one.
   *
   * @throws AppError bad_input if the person is suspended.
   */
  signInByMailbox(
    headers: Headers,
    reader: MailboxReader,
  ): Promise<MailboxSignIn & { cookies: Cookies }>
}

type MailboxApi = Pick<SignInApi, 'signOut'> & {
  signInByMailbox(given: {
    headers: Headers
    returnHeaders: true
    body: MailboxReader
  }): Promise<{ headers: Headers; response: MailboxSignIn }>
}

/** Wraps sign-in by mailbox in our errors. */
export function mailboxVerbs(parts: { api: MailboxApi; swallowed: SwallowedFaults }): MailboxVerbs {
  const { api, swallowed } = parts
  const told = <T>(work: () => Promise<T>) => translateAuthErrors(swallowed, work)
  return {
    async signInByMailbox(headers, reader) {
      const done = await told(() =>
        api.signInByMailbox({ headers, returnHeaders: true, body: reader }),
      )
      const { response } = done
      if (response.kind === 'changed') return { ...response, cookies: [] }
      // Any previous session of this browser ends; an invalid cookie counts as none.
      if (headers.has('cookie')) await told(() => api.signOut({ headers, returnHeaders: true }))
      return { ...response, cookies: done.headers.getSetCookie() }
    },
  }
}
