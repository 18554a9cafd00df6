import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { sectionLabel } from '../section-labels.ts'
import { sectionAddress, type Section } from '../sections.ts'

/** Leads back to the overview, which says that a section was saved. */
export function saved(section: Section): Response {
  return redirectWithFlash(sectionAddress('overview'), {
    tone: 'success',
    text: m.partneradmin_saved({ section: sectionLabel(section) }),
  })
}
