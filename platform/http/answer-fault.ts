/** The last page anybody sees when the application itself could not answer. Needs nothing but itself, tells nothing but the id. */
export function answerFault(id: string): Response {
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Something went wrong</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:20vh auto;padding-inline:1.5rem}</style>
<h1>Something went wrong</h1>
<p>The mistake is ours. Please try again in a moment: going back brings you to what you entered.</p>
<p><small>Request ${id}</small></p>
<p><a href="/">Back to the start</a></p>
</html>
`
  return new Response(page, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
