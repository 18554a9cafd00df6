import { m } from '#messages'
import { LANGUAGE } from '../text/format.ts'

/** What a form that comes with too many others gets: a page that costs nothing and says when to come again. */
export function answerBusy(accept: string | null | undefined): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
  if (!accept?.includes('text/html')) {
    return new Response(`${m.errors_busy_plain()}\n`, {
      status: 503,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const page = `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${m.errors_busy_title()}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:20vh auto;padding-inline:1.5rem}</style>
<h1>${m.errors_busy_title()}</h1>
<p>${m.errors_busy_text()}</p>
<p><a href="/">${m.errors_back_to_start()}</a></p>
</html>
`
  return new Response(page, {
    status: 503,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
}
