import { z } from 'zod'
import { m } from '#messages'
import {
  inEachLanguage,
  translationColumns,
  translationValues,
} from '#domain/translations/translation-columns.ts'
import { written, writtenLine } from '#domain/content/written.ts'
import {
  RESOURCE_DESCRIPTION_MAX,
  RESOURCE_LINK_MAX,
  RESOURCE_KINDS,
  RESOURCE_TEXTS,
  RESOURCE_TITLE_MAX,
} from './resource.ts'

/** An https URL in normalized form, or null when empty. */
const link = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .refine((text) => text === '' || isHttps(text), { error: () => m.content_link_wrong() })
  .transform((text) => (text === '' ? null : new URL(text).href))
  .refine((text) => (text?.length ?? 0) <= RESOURCE_LINK_MAX, {
    error: () => m.content_link_too_long({ max: RESOURCE_LINK_MAX }),
  })

/** The resource form, without its file. */
export const resourceForm = z.object({
  kind: z.enum(RESOURCE_KINDS, { error: () => m.content_kind_missing() }),
  title: writtenLine({ max: RESOURCE_TITLE_MAX, missing: () => m.content_title_missing() }),
  description: written({ max: RESOURCE_DESCRIPTION_MAX }),
  /** In which these are; empty: in that of their letters. */
  language: z.string().max(10).default(''),
  ...inEachLanguage({
    title: writtenLine({ max: RESOURCE_TITLE_MAX }),
    description: written({ max: RESOURCE_DESCRIPTION_MAX }),
  }),
  link,
  isShown: z
    .string()
    .default('')
    .transform((word) => word === 'on'),
})
export type GivenResource = z.output<typeof resourceForm>

/** The same with the id of the uploaded file. */
export const resourceInput = resourceForm.extend({ fileId: z.uuid().nullable().default(null) })

/** A resource's columns, except its link and file. @throws AppError bad_input for a translation that is not whole. */
export function resourceToRow(form: GivenResource) {
  const { kind, title, description, isShown } = form
  return { kind, title, description, ...translationColumns(form, RESOURCE_TEXTS), isShown }
}

/** The same, or the stored columns, for the audit log. */
export function resourceForAudit<Row extends { language: string; translations: unknown }>({
  language,
  translations,
  ...row
}: Row) {
  return { ...row, ...translationValues(language, translations) }
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && !username && !password && hostname.includes('.')
}
