import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { subjectAddress } from './subject-address.ts'

const id = newId()
const line = (operation: string, subject: string, subjectId: string | null = id) => ({
  operation,
  subject,
  subjectId,
})

test.each([
  [
    line('project-events.decide-revision', 'project_event_revisions'),
    `/admin/projects-events/${id}`,
  ],
  [line('site.save-features', 'site_features', null), '/admin/features'],
  [line('site.save-faq-entry', 'faq_entries'), `/admin/content/faq/${id}`],
  [line('site.remove-faq-entry', 'faq_entries'), null],
  [line('accounts.delete-account', 'profiles'), null],
  [line('files.open-confidential-file', 'files'), null],
  [line('x.y', 'constructor'), null],
])('%j leads to %s', (about, address) => expect(subjectAddress(about)).toBe(address))
