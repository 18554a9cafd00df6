import { z } from 'zod'
import { m } from '#messages'
import { phoneField } from '#platform/text/phone.ts'
import { typedEmail } from '#platform/text/typed-line.ts'
import { PASSWORD_MAX } from './account.ts'

const email = typedEmail(m.auth_email_invalid)

const password = z
  .string()
  .min(1, { error: () => m.auth_password_missing() })
  .max(PASSWORD_MAX, { error: () => m.auth_password_too_long({ max: PASSWORD_MAX }) })

function newPassword(min: number) {
  return z
    .string()
    .min(min, { error: () => m.auth_password_too_short({ min }) })
    .max(PASSWORD_MAX, { error: () => m.auth_password_too_long({ max: PASSWORD_MAX }) })
}

export const signInForm = z.object({ email, password })

export const emailForm = z.object({ email })

/** A user's name, in the sign-up and profile forms. */
export const fullName = z
  .string()
  .trim()
  .min(1, { error: () => m.auth_full_name_missing() })
  .max(120, { error: () => m.auth_full_name_too_long({ max: 120 }) })
  // Emails include the name and go to addresses that anyone can type in, so it must not carry a third party's link.
  .refine((name) => !/[/\\@]|\bwww\./i.test(name), {
    error: () => m.auth_full_name_has_link(),
  })

/** An optional number; null when left empty. */
export const mobilePhone = phoneField(m.auth_mobile_wrong)

/** The last step of a sign-up link, submitted with the chosen password; without one from the browser that chose it. */
export const verifyForm = z.object({
  token: z.string().min(1).max(2000),
  password: z.string().max(PASSWORD_MAX).default(''),
})

/** Sign-up form: full name, email and password; the mobile phone is optional. */
export function signUpForm(passwordMin: number) {
  return z.object({
    fullName,
    email,
    mobilePhone,
    password: newPassword(passwordMin),
  })
}

/** The new email address for an account. */
export const changeAddressForm = z.object({ email })

/** The new-password form in account settings; the password is typed twice. */
export function changePasswordForm(passwordMin: number) {
  return z
    .object({ newPassword: newPassword(passwordMin), repeated: z.string() })
    .refine((form) => form.newPassword === form.repeated, {
      path: ['repeated'],
      error: () => m.auth_passwords_differ(),
    })
}

/** The new-password form; the password is typed twice. */
export function newPasswordForm(passwordMin: number) {
  return z
    .object({
      token: z.string().min(1).max(200),
      password: newPassword(passwordMin),
      repeated: z.string(),
    })
    .refine((form) => form.password === form.repeated, {
      path: ['repeated'],
      error: () => m.auth_passwords_differ(),
    })
}
