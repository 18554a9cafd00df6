import { sql } from 'kysely'
import { nameShown } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'

/** The organization's name in the language of the page, for a query on `project_events`. */
export const ORGANIZATION_SHOWN = nameShown(
  'projectEvents.organizationNames',
  'projectEvents.organization',
  'organization',
)

/** The same in each of its languages, for mails; read it with `inPageLanguage`. */
export const ORGANIZATION_IN_EACH = sql<TextInEach>`project_events.organization_names`.as(
  'organizations',
)
