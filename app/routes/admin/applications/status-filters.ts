import { m } from '#messages'

/** The saved filters of the list, by where applications stand. */
export const STATUS_FILTERS = [
  { status: 'pending', label: m.admin_applications_pending },
  { status: 'changes_asked', label: m.admin_applications_changes },
  { status: 'approved', label: m.admin_applications_approved },
  { status: 'rejected', label: m.admin_applications_rejected },
] as const

/** The filter of a word of the address; an unknown one means what waits. */
export function filterOf(word: string | null): (typeof STATUS_FILTERS)[number] {
  return STATUS_FILTERS.find(({ status }) => status === word) ?? STATUS_FILTERS[0]
}
