import { data, type RouterContextProvider } from 'react-router'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { requestInfoContext, viewerContext } from '#app/request/context.ts'
import { followedAmong } from '#app/request/followed-among.ts'
import { loadRoot } from '#app/request/load-root.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { savedAmong } from '#app/request/saved-among.ts'
import { renderParts, type PartsInput } from '#app/shell/personal/render-parts.server.tsx'
import type { PartName } from '#app/shell/personal/personal-part.tsx'
import type { AskedPart, PersonalParts } from '#platform/http/request-info.ts'
import { loadSupport } from '../public/project-event/load-support.server.ts'
import type { Route } from './+types/personal-parts.ts'

/** Answers the web layer, which puts a person's parts into a cached page. Nobody else can ask. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { parts: asked } = context.get(requestInfoContext)
  if (!asked) throw data(null, { status: 404 })
  const root = loadRoot(request, context, null)
  const { item, ...own } = await loadOwn(context, asked.parts)
  const person = { root, ...own }
  const answer: PersonalParts = {
    parts: await renderParts(asked.url, asked.parts, { person, item }),
    data: JSON.stringify(person).replaceAll('<', String.raw`\u003c`),
  }
  return Response.json(answer)
}

type Own = Omit<PartsInput['person'], 'root'> & Pick<PartsInput, 'item'>

/** What these parts show of the viewer; nothing for a visitor. */
async function loadOwn(
  context: Readonly<RouterContextProvider>,
  parts: readonly AskedPart[],
): Promise<Own> {
  const viewer = context.get(viewerContext)
  if (!viewer) return { saved: [], followed: [], support: null, ambassadorId: null, item: null }
  const about = (part: PartName) =>
    parts.flatMap(({ of, about: id }) => (of === part && id ? [{ id }] : []))
  const [id] = about('item-ways')
  const item = id ? await runOperation(context, getPublic, id) : null
  const isAmbassadors = viewer.isAmbassador && about('own-ambassador').length > 0
  return {
    saved: (await savedAmong(context, about('heart'))) ?? [],
    followed:
      (await followedAmong(
        context,
        about('follow').map(({ id: key }) => key),
      )) ?? [],
    support: item && (await loadSupport(context, item)),
    ambassadorId: isAmbassadors
      ? ((await runOperation(context, findOwnAmbassador, {}))?.id ?? null)
      : null,
    item,
  }
}
