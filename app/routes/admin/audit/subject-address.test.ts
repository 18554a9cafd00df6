import { expect, test } from 'vitest'
import type { SubjectPage } from '#domain/audit/find-subjects.ts'
import { newId } from '#platform/database/new-id.ts'
import { subjectAddress } from './subject-address.ts'

const id = newId()
const line = (subject: string, of: SubjectPage | null, subjectId: string | null = newId()) => ({
  subject,
  subjectId,
  about: of && { title: null, page: { of, id } },
})

test.each([
  [line('project_event_revisions', 'project_event_revisions'), `/admin/projects-events/${id}`],
  [line('news', 'news'), `/admin/partners/${id}?view=news`],
  [line('refunds', 'supports'), `/admin/gifts?q=${id}`],
  [line('payments', 'orders'), `/admin/orders/${id}`],
  [line('faq_entries', 'faq_entries'), `/admin/content/faq/${id}`],
  [line('faq_entries', null), null],
  [line('site_features', null, null), '/admin/features'],
  [line('site_figures', null, null), '/admin/content'],
  [line('files', null), null],
  [line('constructor', null, null), null],
])('%j leads to %s', (about, address) => expect(subjectAddress(about)).toBe(address))
