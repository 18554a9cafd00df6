import { describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { ambassadorForm } from '../ambassadors/ambassador-form.ts'
import { checkoutSchema } from '../orders/checkout-schema.ts'
import { readContact } from '../partners/read-contact.ts'
import { supportSchema } from '../support/support-schema.ts'
import { signUpForm } from './account-forms.ts'
import { profileForm } from './profile-form.ts'

type Parsed = { success: boolean; data?: Record<string, unknown> | undefined }

/** What each form returns for a phone number; undefined when it rejects it. */
const forms: Record<string, (phone: string) => unknown> = {
  support: (phone) =>
    valueOf('phone', supportSchema.safeParse({ kind: 'volunteer', itemId: newId(), phone })),
  checkout: (phone) => valueOf('phone', checkoutSchema.pick({ phone: true }).safeParse({ phone })),
  profile: (phone) =>
    valueOf(
      'mobilePhone',
      profileForm.pick({ mobilePhone: true }).safeParse({ mobilePhone: phone }),
    ),
  'sign-up': (phone) =>
    valueOf(
      'mobilePhone',
      signUpForm(8).pick({ mobilePhone: true }).safeParse({ mobilePhone: phone }),
    ),
  ambassador: (phone) =>
    valueOf(
      'mobileNumber',
      ambassadorForm.pick({ mobileNumber: true }).safeParse({ mobileNumber: phone }),
    ),
  organization: (phone) =>
    readContact({
      contactPersonName: 'Noa Bar',
      contactPersonRole: 'Director',
      email: 'noa@example.org',
      phone,
    }).contact?.phone,
}

function valueOf(field: string, { success, data }: Parsed): unknown {
  return success ? data?.[field] : undefined
}

describe.each(Object.entries(forms))('the %s form', (_, read) => {
  test.each([
    ['(212) 555-0100', '+12125550100'],
    ['054-412 3456', '+972544123456'],
    ['+972 54 412 3456', '+972544123456'],
    ['00972 54 412 3456', '+972544123456'],
    ['\u202D٠٥٤-٤١٢٣٤٥٦\u202C', '+972544123456'],
    ['212-555-0100 ext. 12', '+12125550100;ext=12'],
  ])('stores %j in the canonical format', (typed, stored) => {
    expect(read(typed)).toBe(stored)
  })

  test.each(['call me', '12345', '-----'])('refuses %j', (typed) => {
    expect(read(typed)).toBeUndefined()
  })
})
