import type { LoaderFunctionArgs } from 'react-router'
import { listSitemapChunks } from '#domain/content/queries/list-sitemap-chunks.ts'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { serveXml } from './serve-xml.ts'

/** Lists the sitemap files, which together list every public page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(runtimeContext)
  const chunks = await runOperation(context, listSitemapChunks, {})
  const files = chunks.map(({ kind, after }) => `${kind}.xml${after ? `?after=${after}` : ''}`)
  const lines = ['pages.xml', ...files].map(
    (file) => `<sitemap><loc>${origin}/sitemap/${file}</loc></sitemap>`,
  )
  return serveXml('sitemapindex', lines)
}
