import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'

type KnownRecipient = Record<
  'phone' | 'street' | 'city' | 'state' | 'postalCode' | 'country',
  string
>

/**
 * Returns the address of the member's last order, or else from their profile, to prefill the checkout; empty where unknown.
 */
export const findKnownRecipient = query({
  name: 'orders.find-known-recipient',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<KnownRecipient> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const last = await db
      .selectFrom('orders')
      .select(['phone', 'street', 'city', 'state', 'postalCode', 'country'])
      .where('userId', '=', userId)
      // Old orders no longer keep the address.
      .where('street', '<>', '')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last) {
      const { postalCode, ...rest } = last
      return { ...rest, phone: showPhone(rest.phone ?? ''), postalCode }
    }
    const profile = await db
      .selectFrom('profiles')
      .select(['mobilePhone', 'address', 'city', 'state', 'postalCode'])
      .where('id', '=', userId)
      .executeTakeFirst()
    return {
      phone: showPhone(profile?.mobilePhone ?? ''),
      street: profile?.address ?? '',
      city: profile?.city ?? '',
      state: profile?.state ?? '',
      postalCode: profile?.postalCode ?? '',
      country: '',
    }
  },
})
