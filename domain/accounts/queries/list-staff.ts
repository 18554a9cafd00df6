import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Everybody of the staff who may sign in, by name. */
export const listStaff = query({
  name: 'accounts.list-staff',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<{ id: string; name: string }[]> {
    return db
      .selectFrom('profiles')
      .select(['id', 'full_name as name'])
      .where('suspended_at', 'is', null)
      .where('id', 'in', (staff) => staff.selectFrom('roles').select('user_id'))
      .orderBy('full_name')
      .orderBy('id')
      .execute()
  },
})
