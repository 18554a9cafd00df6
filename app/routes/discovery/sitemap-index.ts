import type { LoaderFunctionArgs } from 'react-router'
import { listSitemapChunks } from '#domain/content/queries/list-sitemap-chunks.ts'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { BASE_LANGUAGE, prefixOf, type Language } from '#platform/text/language.ts'
import { serveXml } from './serve-xml.ts'

/** Lists the sitemap files, which together list every public page in every language. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(runtimeContext)
  const chunks = await runOperation(context, listSitemapChunks, {})
  const files = chunks.map(({ kind, after }) => `${kind}.xml${after ? `?after=${after}` : ''}`)
  const lines = languagesOf(context).flatMap((language) =>
    ['pages.xml', ...files].map(
      (file) => `<sitemap><loc>${origin}${prefixOf(language)}/sitemap/${file}</loc></sitemap>`,
    ),
  )
  return serveXml('sitemapindex', lines)
}

/** All languages, unless the list itself is asked for in one. */
function languagesOf(context: LoaderFunctionArgs['context']): readonly Language[] {
  const { language = BASE_LANGUAGE } = context.get(requestInfoContext)
  return language === BASE_LANGUAGE ? context.get(runtimeContext).env.LANGUAGES : [BASE_LANGUAGE]
}
