import type { FieldErrors } from '#platform/errors.ts'
import {
  ALL_FIELDS,
  type Column,
  type FieldName,
  type LooseContent,
  type ShownContent,
} from './field-columns.ts'
import { fields, type DraftContent } from './fields.ts'
import type { EventDate } from './next-date.ts'
import type { ProjectEventType } from './project-event.ts'

/**
 * Parses a draft. Its problems are messages, at most one per input, for all inputs at once; without problems, the
 * values are those of `Content`.
 */
export function parseDraft(draft: DraftContent): {
  values: LooseContent
  problems: FieldErrors
} {
  const problems: FieldErrors = {}
  const values = ALL_FIELDS.map(({ parse, whenRefused }) => {
    let isRefused = false
    const parsed = parse(draft, (input, sentence) => {
      isRefused = true
      problems[input] ??= sentence
    })
    return (isRefused && whenRefused?.(draft)) || parsed
  })
  return { values: Object.assign({}, ...values) as LooseContent, problems }
}

/** One field as a review shows it. */
export type FieldLine = {
  key: FieldName
  label: string
  columns: Column[]
  text: string
}

/** Formats all fields for a review; of several dates each on a line. */
export function describeFields(
  type: ProjectEventType,
  content: ShownContent & { dates?: readonly EventDate[] },
): FieldLine[] {
  return Object.entries(fields).map(([key, of]) => {
    const { label, columns, format: describe } = of as unknown as (typeof ALL_FIELDS)[number]
    return {
      key: key as FieldName,
      label: label(),
      columns: Object.keys(columns) as Column[],
      text: describe(content, type),
    }
  })
}
