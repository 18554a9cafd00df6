import { data, type LoaderFunctionArgs } from 'react-router'
import { listSitemapEntries } from '#domain/content/queries/list-sitemap-entries.ts'
import { SITEMAP_KINDS, type SitemapKind } from '#domain/content/sitemap.ts'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { KNOWN_PAGES } from './known-pages.ts'
import { serveXml } from './serve-xml.ts'

const folders: Record<SitemapKind, string> = {
  'projects-events': 'projects-events',
  partners: 'partner',
  news: 'news',
  products: 'store',
  ambassadors: 'ambassador',
}

/** One sitemap file: the static pages, or the next ten thousand pages of a kind after an ID. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin, switches } = context.get(runtimeContext)
  const name = params['file']?.replace(/\.xml$/, '')
  if (name === 'pages') {
    const open = KNOWN_PAGES.filter(({ feature }) => !feature || switches.isOn(feature))
    return serveXml(
      'urlset',
      open.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`),
    )
  }
  const kind = SITEMAP_KINDS.find((one) => one === name)
  const after = new URL(request.url).searchParams.get('after')
  if (!kind || (after !== null && !isId(after))) throw data(null, { status: 404 })
  const entries = await runOperation(context, listSitemapEntries, { kind, after })
  return serveXml(
    'urlset',
    entries.map(
      ({ id, changedAt }) =>
        `<url><loc>${origin}/${folders[kind]}/${id}</loc><lastmod>${changedAt}</lastmod></url>`,
    ),
  )
}
