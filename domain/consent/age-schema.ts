import { z } from 'zod'

const typed = z.string().max(300).default('')

/** What a form says about the age of whoever signs up; it is read where it is known what is asked. */
export const ageSchema = z
  .object({ age: typed, guardianName: typed, guardianEmail: typed })
  .default({ age: '', guardianName: '', guardianEmail: '' })
export type TypedAge = z.input<typeof ageSchema>

/** Picks what a form says about age from its values. */
export function typedAge(values: Readonly<Record<string, string>>): z.output<typeof ageSchema> {
  const { age = '', guardianName = '', guardianEmail = '' } = values
  return { age, guardianName, guardianEmail }
}
