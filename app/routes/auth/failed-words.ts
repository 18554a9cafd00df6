import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'

const failed: Record<string, () => string> = {
  'sign-up': m.auth_sign_up_failed,
  forgot: m.auth_reset_mail_failed,
  'check-email': m.auth_send_failed,
}

/** The sentence of the sign-in form that failed, by its address. */
export function authFailedLabel(_: FormValues, url: URL): string {
  return (failed[url.searchParams.get('view') ?? ''] ?? m.auth_sign_in_failed)()
}
