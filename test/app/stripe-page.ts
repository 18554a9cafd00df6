import type { Session } from './stripe-till.ts'

/** The payment page: description, amount, a button, and the way back. */
export function payPage(session: Session | undefined): string {
  if (session?.status !== 'open') return page('<h1>This page is closed</h1>')
  const dollars = (session.amount_total / 100).toFixed(2)
  return page(`<h1>${escape(session.description)}</h1>
<p id="amount">$${dollars}</p><p>${escape(session.customer_email)}</p>
<form method="post"><button>Pay $${dollars}</button></form>
<p><a href="${escape(session.cancel_url)}">Cancel</a></p>`)
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><title>Pay</title><body>${body}</body></html>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
