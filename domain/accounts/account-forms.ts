import { z } from 'zod'
import { m } from '#messages'
import { phoneField } from '#platform/text/phone.ts'
import { PASSWORD_MAX } from './account.ts'

const email = z
  .string({ error: () => m.auth_email_invalid() })
  .trim()
  .toLowerCase()
  .max(254, { error: () => m.auth_email_invalid() })
  .pipe(z.email({ error: () => m.auth_email_invalid() }))

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

/** A person's name, at sign-up and in the profile. */
export const fullName = z
  .string()
  .trim()
  .min(1, { error: () => m.auth_full_name_missing() })
  .max(120, { error: () => m.auth_full_name_too_long({ max: 120 }) })
  // It stands in mails to an address that anybody may type, so it must not bring a stranger's link there.
  .refine((name) => !/[/\\@]|\bwww\./i.test(name), {
    error: () => m.auth_full_name_has_link(),
  })

/** A number that may be left out: null then. */
export const mobilePhone = phoneField(m.auth_mobile_wrong)

/** The end of a sign-up's link: with the password that was chosen. */
export const verifyForm = z.object({
  token: z.string().min(1).max(2000),
  password: z
    .string()
    .min(1, { error: () => m.auth_verify_password_missing() })
    .max(PASSWORD_MAX),
})

/** Sign-up: full name, e-mail and password; the mobile phone is optional. */
export function signUpForm(passwordMin: number) {
  return z.object({
    fullName,
    email,
    mobilePhone,
    password: newPassword(passwordMin),
  })
}

/** The address that an account is to have. */
export const changeAddressForm = z.object({ email })

/** A new password in the account section, typed twice. */
export function changePasswordForm(passwordMin: number) {
  return z
    .object({ newPassword: newPassword(passwordMin), repeated: z.string() })
    .refine((form) => form.newPassword === form.repeated, {
      path: ['repeated'],
      error: () => m.auth_passwords_differ(),
    })
}

/** A new password, typed twice. */
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
