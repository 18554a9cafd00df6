import { m } from '#messages'
import { directionOf, pageLanguage } from '#platform/text/language.ts'

/**
 * A page of ours that forwards to a provider. Not a redirect: browsers apply `form-action` of the content security
 * policy to every redirect after a form post, and a provider may redirect to yet another host.
 */
export function leaveFor({
  address,
  cookies,
}: {
  address: string | null
  cookies: readonly string[]
}): Response {
  const answer = new Response(page(address ?? '/auth'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

function page(address: string): string {
  const url = escape(address)
  return `<!doctype html><html lang="${pageLanguage()}" dir="${directionOf(pageLanguage())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="0;url=${url}"><title>${escape(m.auth_leaving_title())}</title><style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.25rem}a{display:inline-block;padding:.75rem 0}</style></head><body><main><h1>${escape(m.auth_leaving_title())}</h1><p>${escape(m.auth_leaving_text())}</p><p><a href="${url}">${escape(m.auth_leaving_link())}</a></p></main></body></html>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
