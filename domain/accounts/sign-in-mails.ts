import { randomUUID } from 'node:crypto'
import { m } from '#messages'
import type { Addressee, SignInMails } from '#platform/auth/create-auth.ts'
import type { Clock } from '#platform/clock.ts'
import type { Scope } from '#platform/database/scope.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { writeMail, type MailContent } from '#platform/mail/mail-content.ts'
import { officeOf } from '#platform/env.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { readersLanguage } from '#platform/mail/readers-language.ts'
import { speak } from '#platform/speak.ts'
import { BASE_LANGUAGE, pageLanguage, type Language } from '#platform/text/language.ts'
import { notifyProviderAdded } from './commands/account-changes.ts'
import { personName } from './person-name.ts'
import { PROVIDER_NAMES } from './provider.ts'

/** Sign-in emails. Their links lead to pages with a button, since mail scanners open links. */
export function signInMails(runtime: {
  scope: Scope
  clock: Clock
  wakeMail(): void
  /** The complete runtime, once it exists. */
  whole(): AppRuntime
}): SignInMails {
  async function send(
    { email, name }: Addressee,
    write: () => Omit<MailContent, 'to'>,
    asked?: Language,
  ) {
    const { origin, env } = runtime.whole()
    // Covers users who signed up before names were validated.
    const to = { email, name: personName(name, email) }
    await runtime.scope.as({ kind: 'system', job: 'sign-in', isAwaited: true }, async (db) => {
      // Anyone can ask for these mails, so the language of the account counts, not that of the page.
      const reads =
        asked ?? (await readersLanguage(db, { kind: 'visitor' }, { ...to, userId: null }))
      const language = env.LANGUAGES.find((one) => one === reads) ?? BASE_LANGUAGE
      const mail = speak(language, () =>
        writeMail({ ...write(), to }, { ...to, userId: null }, { origin, office: officeOf(env) }),
      )
      if (mail) await enqueueMail(db, mail, runtime.clock.now())
    })
    runtime.wakeMail()
  }
  const address = (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query)}`

  return {
    verifyAddress: (to, token, returnTo) =>
      send(
        to,
        () => ({
          kind: 'accounts.verify-address',
          subject: m.mail_verify_subject(),
          paragraphs: [m.mail_verify_text(), m.mail_verify_expiry()],
          action: {
            label: m.mail_verify_action(),
            path: address('/auth', {
              view: 'verify',
              token,
              ...(returnTo === '/' ? {} : { redirect: returnTo }),
            }),
          },
        }),
        // A new account has no language yet.
        pageLanguage(),
      ),
    proveMailbox: (to, token, provider, returnTo) =>
      send(to, () => ({
        kind: 'accounts.prove-mailbox',
        subject: m.mail_verify_subject(),
        paragraphs: [
          m.mail_prove_text({ provider: PROVIDER_NAMES[provider] }),
          m.mail_prove_expiry(),
        ],
        action: {
          label: m.mail_prove_action(),
          path: address('/auth', {
            view: 'verify',
            with: provider,
            token,
            ...(returnTo === '/' ? {} : { redirect: returnTo }),
          }),
        },
      })),
    resetPassword: (to, token) =>
      send(to, () => ({
        kind: 'accounts.reset-password',
        subject: m.mail_reset_subject(),
        paragraphs: [m.mail_reset_text(), m.mail_reset_expiry()],
        action: { label: m.mail_reset_action(), path: address('/auth/reset-password', { token }) },
      })),
    addressTaken: (to) =>
      send(to, () => ({
        kind: 'accounts.address-taken',
        subject: m.mail_taken_subject(),
        paragraphs: [m.mail_taken_text(), m.mail_taken_ignore()],
        action: { label: m.mail_taken_action(), path: address('/auth', { view: 'forgot' }) },
      })),
    providerAdded: (userId, provider) =>
      notifyProviderAdded(
        {
          runtime: runtime.whole(),
          actor: { kind: 'system', job: 'sign-in', isAwaited: true },
          requestId: randomUUID(),
        },
        { userId, provider },
      ),
    passwordChanged: (to) =>
      send(to, () => ({
        kind: 'accounts.password-changed',
        subject: m.mail_password_changed_subject(),
        paragraphs: [m.mail_password_changed_text()],
        action: {
          label: m.mail_password_changed_action(),
          path: address('/auth', { view: 'forgot' }),
        },
      })),
  }
}
