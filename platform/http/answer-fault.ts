import { m } from '#messages'
import { directionOf, inLanguage, pageLanguage } from '../text/language.ts'

/** The fallback error page if the application itself fails. It has no dependencies and shows only the request id. */
export function answerFault(id: string): Response {
  const page = `<!doctype html>
<html lang="${pageLanguage()}" dir="${directionOf(pageLanguage())}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${m.errors_unexpected_title()}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:20vh auto;padding-inline:1.5rem}</style>
<h1>${m.errors_unexpected_title()}</h1>
<p>${m.errors_fault_text()}</p>
<p><small>${m.errors_request({ id })}</small></p>
<p><a href="${inLanguage('/', pageLanguage())}">${m.errors_back_to_start()}</a></p>
</html>
`
  return new Response(page, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
