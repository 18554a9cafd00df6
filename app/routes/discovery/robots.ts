import type { LoaderFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { prefixOf } from '#platform/text/language.ts'
import { PRIVATE_PATHS } from './known-pages.ts'

/** robots.txt: what crawlers may read, and the sitemap's URL. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { env, origin } = context.get(runtimeContext)
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...env.LANGUAGES.flatMap((language) =>
      PRIVATE_PATHS.map((path) => `Disallow: ${prefixOf(language)}${path}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
