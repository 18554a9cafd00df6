import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { projectListAddress } from '#domain/project-events/list-address.ts'
import { SEARCH_MAX } from '#domain/project-events/listing.ts'
import { CATEGORIES, categoryLabel, typeLabel } from '#domain/project-events/project-event.ts'
import { suggest } from '#domain/project-events/queries/suggest.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { SuggestionGroup } from '#app/shell/suggestions.tsx'
import type { Route } from './+types/suggestions-json.ts'

const TOPICS_MOST = 2

/** What the search suggests for `q`, in groups, each with its address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX)
  const { towns, partners, items } = await runOperation(context, suggest, { q })
  const topics = q.length < 2 ? [] : topicsLike(q)
  const groups: SuggestionGroup[] = [
    {
      label: m.shell_suggested_places(),
      options: towns.map((near) => ({
        label: m.shell_suggested_near({ place: near }),
        to: projectListAddress({ near }),
      })),
    },
    {
      label: m.shell_suggested_topics(),
      options: topics.map((category) => ({
        label: categoryLabel(category),
        to: projectListAddress({ categories: [category] }),
      })),
    },
    {
      label: m.shell_suggested_items(),
      options: items.map(({ id, type, title, language }) => ({
        label: title,
        lang: otherThanPage(language),
        note: typeLabel(type),
        to: `/projects-events/${id}`,
      })),
    },
    {
      label: m.shell_suggested_partners(),
      options: partners.map(({ id, name }) => ({ label: name, to: `/partner/${id}` })),
    },
  ]
  return Response.json(groups.filter(({ options }) => options.length > 0))
}

/** The topics with a word that begins like this. */
function topicsLike(q: string) {
  const start = q.toLowerCase()
  const begins = (label: string) =>
    label
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.startsWith(start))
  return CATEGORIES.filter((category) => begins(categoryLabel(category))).slice(0, TOPICS_MOST)
}
