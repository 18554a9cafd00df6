import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { emailForm, fullName } from '#domain/accounts/account-forms.ts'
import { ASKING_KINDS } from '#domain/questions/question.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { parseAges, type Ages } from '#domain/project-events/ages.ts'
import type { TypedAge } from './age-schema.ts'

/** The parent or guardian whom a minor names. */
export type Guardian = { name: string; email: string }

/** Who may sign up for an item in this way; null if nobody is asked. */
export async function findAges(db: Db, itemId: string, kind: SupportKind): Promise<Ages | null> {
  if (!ASKING_KINDS.includes(kind)) return null
  const row = await db
    .selectFrom('projectEvents')
    .select('ages')
    .where('id', '=', itemId)
    .executeTakeFirst()
  return parseAges(row?.ages)
}

type Given = {
  itemId: string
  kind: SupportKind
  age: TypedAge
  /** Of whoever signs up: a minor cannot be their own parent. */
  email: string
  places: number
  isGroup?: boolean
}

/**
 * Reads whether someone is 18 or older, if an item asks. Returns the parent or guardian of a minor, who has to agree;
 * null for adults.
 *
 * @throws AppError bad_input by field: nothing was said; minors are not admitted, or come for more than one place, or
 * with a group; no parent, or themselves.
 */
export async function readAge(db: Db, given: Given): Promise<Guardian | null> {
  const ages = await findAges(db, given.itemId, given.kind)
  if (ages === null) return null
  const { age, guardianName, guardianEmail } = {
    age: '',
    guardianName: '',
    guardianEmail: '',
    ...given.age,
  }
  if (age === 'adult') return null
  if (age !== 'minor') throw refused({ age: m.guardians_age_missing() })
  if (ages === 'adults') throw refused({ age: m.guardians_adults_only() })
  if (given.isGroup) throw refused({ age: m.guardians_minor_in_group() })
  if (given.places > 1) throw refused({ places: m.guardians_one_place() })
  const read = guardianSchema.safeParse({ fullName: guardianName, email: guardianEmail })
  const fields: FieldErrors = {}
  for (const { path, message } of read.error?.issues ?? []) {
    fields[path[0] === 'fullName' ? 'guardianName' : 'guardianEmail'] ??= message
  }
  if (read.data?.email === given.email.toLowerCase()) {
    fields['guardianEmail'] ??= m.guardians_email_own()
  }
  if (!read.success || Object.keys(fields).length > 0) throw refused(fields)
  return { name: read.data.fullName, email: read.data.email }
}

const guardianSchema = z.object({ fullName, ...emailForm.shape })

function refused(fields: FieldErrors): AppError {
  return new AppError('bad_input', Object.values(fields)[0] ?? '', { fields })
}
