import { chosenIn } from '#app/ui/not-chosen.ts'
import { activityFilters, type ActivityFilters } from '#domain/activity/activity-filters.ts'

/** What an address asks of people's activity; what it does not know means all. */
export function readFilters(query: URLSearchParams): ActivityFilters {
  const asked = Object.entries(activityFilters.shape).flatMap(([name, shape]) => {
    const value = chosenIn(query, name)
    return value && shape.safeParse(value).success ? [[name, value]] : []
  })
  return activityFilters.parse(Object.fromEntries(asked))
}
