import { listChosen } from '#domain/ambassadors/queries/list-chosen.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { SEARCH_MAX } from '#domain/project-events/listing.ts'
import { callerOf, runOperation } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import type { RouterContextProvider } from 'react-router'

type Context = Readonly<RouterContextProvider>
export type ChoosableItem = { id: string; title: string }

/** Items a campaign can be for: those the ambassador promotes, and search results among everything public. */
export type ItemChoice = {
  /** The item named in the URL (`?item=`), or the campaign's current one. */
  picked: ChoosableItem | null
  chosen: ChoosableItem[]
  /** Null until the user searches (`?q=`). */
  looked: { q: string; found: ChoosableItem[]; isMore: boolean } | null
}

const FOUND_MOST = 8

/** Reads the selection from the URL; items that are not public are left out. */
export async function loadItemChoice(
  context: Context,
  searchParams: URLSearchParams,
  now: ChoosableItem | null = null,
): Promise<ItemChoice> {
  const q = searchParams.get('q')?.trim().slice(0, SEARCH_MAX) ?? ''
  const chosen = await runOperation(context, listChosen, {})
  return {
    picked: (await findItem(context, searchParams.get('item'))) ?? now,
    chosen: chosen.flatMap(({ item }) => (item ? [{ id: item.id, title: item.title }] : [])),
    looked: q === '' ? null : await look(context, q),
  }
}

async function look(context: Context, q: string): Promise<ItemChoice['looked']> {
  const { items } = await runOperation(context, listPublic, { q, isEverywhere: true })
  const found = items.map(({ id, title }) => ({ id, title }))
  return { q, found: found.slice(0, FOUND_MOST), isMore: found.length > FOUND_MOST }
}

/** The URL may name an item that no longer exists; then nothing is selected. */
async function findItem(context: Context, id: string | null): Promise<ChoosableItem | null> {
  if (!isId(id)) return null
  try {
    const { title } = await getPublic(callerOf(context), { id })
    return { id, title }
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null
    throw error
  }
}
