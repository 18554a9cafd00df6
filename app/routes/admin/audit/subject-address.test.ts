import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { subjectAddress } from './subject-address.ts'

const id = newId()
const line = (subject: string, subjectId: string | null = id, isThere = true) => ({
  subject,
  subjectId,
  isThere,
})

test.each([
  [line('project_event_revisions'), `/admin/projects-events/${id}`],
  [line('faq_entries'), `/admin/content/faq/${id}`],
  [line('faq_entries', id, false), null],
  [line('site_features', null, false), '/admin/features'],
  [line('site_figures', null, false), '/admin/content'],
  [line('files'), null],
  [line('constructor'), null],
])('%j leads to %s', (about, address) => expect(subjectAddress(about)).toBe(address))
