import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** All staff who can sign in, by name. */
export const listStaff = query({
  name: 'accounts.list-staff',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<{ id: string; name: string }[]> {
    return db
      .selectFrom('profiles')
      .select(['id', 'fullName as name'])
      .where('suspendedAt', 'is', null)
      .where('id', 'in', (staff) => staff.selectFrom('roles').select('userId'))
      .orderBy('fullName')
      .orderBy('id')
      .execute()
  },
})
