import { html } from 'hono/html'
import { m } from '#messages'
import { directionOf, inLanguage, pageLanguage } from '../text/language.ts'
import { isSecretField } from './is-secret-field.ts'

/** The form of a rejected request, if it was read. */
export type ReadForm = { type: string; content: Uint8Array<ArrayBuffer>; address: string }

/**
 * The response to a form rejected under load: a cheap page that says when to retry and contains a form with the input, or, if
 * the form was not read, how to resubmit it from the browser. Secret fields must be entered again.
 */
export async function answerBusy(
  accept: string | null | undefined,
  posted?: ReadForm,
): Promise<Response> {
  const isPage = accept?.includes('text/html')
  const fields = isPage && posted && (await fieldsIn(posted))
  return answerBriefly(accept, {
    status: 503,
    headers: { 'Retry-After': '5' },
    title: m.errors_busy_title(),
    text: fields ? m.errors_busy_text() : m.errors_busy_unread(),
    plain: m.errors_busy_plain(),
    form:
      fields &&
      html`<form method="post" action="${inLanguage(posted.address, pageLanguage())}">
        ${fields}<button>${m.errors_try_again()}</button>
      </form>`,
  })
}

/** For an upload without a session: the browser still has the file. */
export function answerSignedOut(accept: string | null | undefined): Promise<Response> {
  return answerBriefly(accept, {
    status: 401,
    title: m.errors_signed_out_title(),
    text: m.errors_signed_out_text(),
    plain: m.errors_signed_out_text(),
  })
}

type Brief = {
  status: number
  title: string
  text: string
  /** For programs. */
  plain: string
  form?: unknown
  headers?: Record<string, string>
}

/** A minimal response, so that a flood of them does not slow down the site. */
async function answerBriefly(accept: string | null | undefined, brief: Brief): Promise<Response> {
  const { status, title, text, plain, form } = brief
  const headers = { 'Cache-Control': 'no-store', ...brief.headers }
  if (!accept?.includes('text/html')) {
    return new Response(`${plain}\n`, {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const page = await html`<!doctype html>
    <html lang="${pageLanguage()}" dir="${directionOf(pageLanguage())}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <style>
        body {
          font:
            1rem/1.6 system-ui,
            sans-serif;
          max-inline-size: 40rem;
          margin: 20vh auto;
          padding-inline: 1.5rem;
        }
        input,
        button {
          font: inherit;
          display: block;
          margin-block: 0.25rem 1rem;
          padding: 0.5rem 0.75rem;
        }
      </style>
      <h1>${title}</h1>
      <p role="alert">${text}</p>
      ${form}
      <p><a href="${inLanguage('/', pageLanguage())}">${m.errors_back_to_start()}</a></p>
    </html> `
  return new Response(String(page), {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The hidden fields of a form; null if a page cannot carry them, as with files. */
async function fieldsIn({ type, content }: ReadForm) {
  const form = await new Response(content, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null)
  if (!form) return null
  const fields = [...form]
  if (fields.some(([, value]) => typeof value !== 'string')) return null
  return fields.map(([name, value]) =>
    isSecretField(name)
      ? html`<label
          >${m.errors_busy_secret()}<input type="password" name="${name}" required
        /></label>`
      : html`<input type="hidden" name="${name}" value="${value as string}" />`,
  )
}
