import { DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { asText, attribute, readForms, type PageForm } from '../access/read-forms.ts'

type Ask = (request: Request) => Promise<Response>
type Values = Record<string, string | boolean | readonly string[] | File>

/** A browser without scripts: it keeps cookies, follows redirects, and submits the forms of a page as they are. */
export type PlainBrowser = ReturnType<typeof openPlainBrowser>
/** A page in it. */
export type PlainPage = Awaited<ReturnType<PlainBrowser['open']>>

/** Opens a browser over an application function, or over a server with `fetch`. */
export function openPlainBrowser(ask: Ask, origin: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, more: RequestInit = {}): Promise<Response> {
    const answer = await ask(
      new Request(new URL(path, origin), {
        redirect: 'manual',
        ...more,
        headers: {
          accept: 'text/html',
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...more.headers,
        },
      }),
    )
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0(;|$)/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  async function open(path: string, more?: RequestInit): Promise<ReturnType<typeof readPage>> {
    const answer = await send(path, more)
    const to = answer.headers.get('location')
    if (to && answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      const url = new URL(to, new URL(path, origin))
      if (url.origin === origin) return open(url.href)
      return readPage(answer, '', url.href)
    }
    return read(answer, path)
  }

  /** The page of an answer, if it leads nowhere else. */
  async function read(answer: Response, path: string) {
    return readPage(answer, await answer.text(), new URL(path, origin).href)
  }

  function readPage(answer: Response, html: string, url: string) {
    const address = url.startsWith(origin) ? url.slice(origin.length) : url
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html
    const fields = () => formsIn(html, address).flatMap(({ form }) => form.fields)
    return {
      status: answer.status,
      headers: answer.headers,
      address,
      html,
      /** The text of the page itself, without its frame. */
      words: textOf(main),
      heading: textOf(/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ''),
      /** The one-time message above the page. */
      said: [...html.matchAll(/<noscript>([\s\S]*?)<\/noscript>/g)]
        .map(([, inside = '']) => textOf(inside))
        .join(' '),
      alert: textOf(/role="alert"[\s\S]*?<\/(?:div|p|section)>/.exec(html)?.[0] ?? ''),
      /** The URL of the first link with that name. */
      link(name: string | RegExp): string {
        for (const [, tag = '', inside = ''] of html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
          const says = namesOf(html, tag, inside)
          if (says.some((one) => (typeof name === 'string' ? one === name : name.test(one))))
            return attribute(tag, 'href') ?? ''
        }
        throw new Error(`${address} has no link ${name}`)
      },
      /** The value of a field; null when it does not exist. */
      value: (name: string) => fields().find((field) => field.name === name)?.value ?? null,
      /** The checked values of the checkboxes or radio buttons of that name. */
      chosen: (name: string) =>
        fields()
          .filter((field) => field.name === name && field.isChecked)
          .map(({ value }) => value),
      /** Whether a field is marked invalid. */
      isWrong: (name: string) =>
        [...html.matchAll(/<(?:input|textarea|select|fieldset)\b[^>]*>/g)].some(
          ([tag]) =>
            (attribute(tag, 'name') ?? attribute(tag, 'id')) === name &&
            attribute(tag, 'aria-invalid') === 'true',
        ),
      /** Presses the first button with that name, in the forms that contain the text `among`, if given. */
      press(button: string | RegExp, values: Values = {}, among = '') {
        const found = formsIn(html, address)
          .filter(({ inside }) => inside.includes(among))
          .flatMap(({ form, buttons }) => buttons.map((one) => ({ form, ...one })))
          .find(({ says }) =>
            says.some((one) => (typeof button === 'string' ? one === button : button.test(one))),
          )
        if (!found) throw new Error(`${address} has no button ${button}`)
        const body = fill(found.form, values)
        if (found.name) body.append(found.name, found.value)
        const to = new URL(found.action ?? found.form.action, new URL(address, origin))
        return open(to.href, { method: 'POST', body })
      },
    }
  }

  return {
    open,
    send,
    read,
    cookies,
    /** Signs in through the form. */
    async signIn(email: string, password: string = DEMO_PASSWORD) {
      const body = new URLSearchParams({ email, password })
      const { status } = await send('/auth', { method: 'POST', body })
      if (status !== 302) throw new Error(`signing in as ${email}: ${status}`)
    },
  }
}

type Button = { says: string[]; name: string; value: string; action: string | undefined }

function formsIn(html: string, address: string) {
  const forms: { form: PageForm; inside: string; buttons: Button[] }[] = []
  for (const [inside] of html.matchAll(/<form\b[\s\S]*?<\/form>/g)) {
    const [form] = readForms(inside, address)
    if (!form) continue
    const id = attribute(inside.slice(0, inside.indexOf('>')), 'id')
    const elsewhere = [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].filter(
      ([, tag = '']) => id !== undefined && attribute(tag, 'form') === id,
    )
    const own = [...inside.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)]
    const buttons = [...own, ...elsewhere].map(([, tag = '', words = '']) => ({
      says: namesOf(html, tag, words),
      name: attribute(tag, 'name') ?? '',
      value: attribute(tag, 'value') ?? '',
      action: attribute(tag, 'formAction'),
    }))
    forms.push({ form, inside, buttons })
  }
  return forms
}

/** The data a browser sends for a form with these values, by field name. */
function fill(form: PageForm, values: Values): FormData | URLSearchParams {
  const body = form.isMultipart ? new FormData() : new URLSearchParams()
  for (const name of Object.keys(values))
    if (!form.fields.some((field) => field.name === name))
      throw new Error(`${form.action} has no field ${name}`)
  for (const field of form.fields) {
    const given = values[field.name]
    if (field.type === 'checkbox' || field.type === 'radio') {
      const value = field.value || 'on'
      const isChosen =
        given === undefined
          ? field.isChecked
          : given === true || given === value || (Array.isArray(given) && given.includes(value))
      if (isChosen) body.append(field.name, value)
    } else if (field.type === 'file') {
      const file = given instanceof File ? given : new File([], '')
      if (body instanceof FormData) body.append(field.name, file)
    } else {
      const isUnset = field.type === 'select' && field.value === ''
      const held = isUnset ? (field.options[0] ?? '') : field.value
      body.append(field.name, typeof given === 'string' ? given : held)
    }
  }
  return body
}

/** The names of links or buttons: visible, and for screen readers. */
function namesOf(html: string, tag: string, inside: string): string[] {
  const ids = attribute(tag, 'aria-labelledby')?.split(' ') ?? []
  const others = ids.map((id) => {
    const [, words = ''] = new RegExp(`id="${id}"[^>]*>([\\s\\S]*?)</`).exec(html) ?? []
    return textOf(words)
  })
  return [textOf(inside), attribute(tag, 'aria-label') ?? '', others.join(' ')]
}

/** The text of an HTML fragment. */
function textOf(html: string): string {
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
  return asText(shown).replaceAll(/\s+/g, ' ').trim()
}
