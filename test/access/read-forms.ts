/** A form of a page that a browser would submit by POST. */
export type PageForm = {
  action: string
  isMultipart: boolean
  fields: PageField[]
  /** The name and value that each button adds. */
  buttons: [name: string, value: string][]
}

export type PageField = {
  name: string
  /** The type of an input, or `textarea` or `select`. */
  type: string
  value: string
  /** The options of a select. */
  options: string[]
  isChecked: boolean
}

/** The forms of one of our pages, whose HTML is rendered by React: complete, quoted and regular. */
export function readForms(html: string, address: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .map(([, tag = '', inside = '']) => ({ tag, inside }))
    .filter(({ tag }) => attribute(tag, 'method') === 'post')
    .map(({ tag, inside }) => ({
      action: attribute(tag, 'action') || address,
      isMultipart: attribute(tag, 'encType') === 'multipart/form-data',
      fields: fieldsIn(inside),
      buttons: [...inside.matchAll(/<button\b([^>]*)>/g)]
        .map(([, button = '']) => button)
        .filter((button) => attribute(button, 'type') !== 'button' && attribute(button, 'name'))
        .map((button): [string, string] => [
          attribute(button, 'name') ?? '',
          attribute(button, 'value') ?? '',
        ]),
    }))
}

function fieldsIn(html: string): PageField[] {
  const found = html.matchAll(
    /<(input)\b([^>]*?)\/?>|<(textarea)\b([^>]*)>([\s\S]*?)<\/textarea>|<(select)\b([^>]*)>([\s\S]*?)<\/select>/g,
  )
  return [...found]
    .map((match): PageField => {
      const tag = match[2] ?? match[4] ?? match[7] ?? ''
      const tags = [...(match[8] ?? '').matchAll(/<option\b([^>]*)>/g)].map(
        ([, option = '']) => option,
      )
      const options = tags.map((option) => attribute(option, 'value') ?? '')
      const selected = tags.findIndex((option) => /\sselected\b/.test(option))
      return {
        name: attribute(tag, 'name') ?? '',
        type: match[1] ? (attribute(tag, 'type') ?? 'text') : (match[3] ?? match[6] ?? ''),
        value: match[1]
          ? (attribute(tag, 'value') ?? '')
          : (options[selected] ?? asText(match[5] ?? '')),
        options,
        isChecked: /\schecked=/.test(tag),
      }
    })
    .filter(({ name }) => name !== '')
}

/** The value of an attribute in a tag's source. */
export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? undefined : asText(value)
}

/** Decodes HTML to text. */
export function asText(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
