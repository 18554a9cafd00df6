import { z } from 'zod'
import { ageSchema } from '#domain/consent/age-schema.ts'
import { isAppError, type FieldErrors } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { readAsked } from '../read-asked.ts'
import { answersSchema } from '../support-schema.ts'
import { KINDS } from '../support.ts'

/** The problems, by field, of what someone answers who would sign up, so that a form that has other problems shows all at once. */
export const findAskedProblems = query({
  name: 'support.find-asked-problems',
  for: 'visitor',
  input: z.object({
    itemId: z.uuid(),
    kind: z.enum(KINDS),
    answers: answersSchema,
    age: ageSchema,
  }),
  async run({ db, input }): Promise<FieldErrors> {
    try {
      await readAsked(db, { ...input, places: 1, email: '' })
      return {}
    } catch (error) {
      // Questions that have changed in the meantime are reported when the form is sent again.
      if (isAppError(error)) return error.fields ?? {}
      throw error
    }
  },
})
