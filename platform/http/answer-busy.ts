/** What a form that comes with too many others gets: a page that costs nothing and says when to come again. */
export function answerBusy(): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Very busy just now</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:20vh auto;padding-inline:1.5rem}</style>
<h1>Very busy just now</h1>
<p>Many people are signing in at this moment. Please go back, wait a few seconds, and send the form again.</p>
<p><a href="/">Back to the start</a></p>
</html>
`
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
  })
}
