import type { ActivityFilters } from '#domain/activity/activity-filters.ts'

const PATH = '/admin/activity'

/** The address of people's activity with these filters, from a place on. */
export function activityAddress(filters: Partial<ActivityFilters>, before?: string): string {
  const query = new URLSearchParams()
  for (const name of ['person', 'who', 'type'] as const) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (before) query.set('before', before)
  return query.size > 0 ? `${PATH}?${query}` : PATH
}
