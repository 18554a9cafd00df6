import { ITEMS_PATH } from '#domain/ambassadors/chosen-item.ts'
import type { ProjectEventType } from '#domain/project-events/project-event.ts'
import {
  EVERYTHING,
  listParams,
  readListAddress,
  type ListQuery,
} from '#app/routes/public/projects-events/list-address.ts'

/** What is looked for, to be chosen. */
export type Asked = { q: string; type: ProjectEventType | null; page: number }

/** What an address asks for, by the words of the public list. */
export function readChoiceAddress(params: URLSearchParams): Asked {
  const { q, type, page } = readListAddress(params)
  return { q, type, page }
}

/** As the public list's query is asked. */
export function queryOf(asked: Asked): ListQuery {
  return { ...EVERYTHING, ...asked, isEverywhere: true }
}

/** The shortest address that asks for this. */
export function choiceAddress(asked: Partial<Asked>): string {
  const search = listParams(asked).toString()
  return search ? `${ITEMS_PATH}?${search}` : ITEMS_PATH
}
