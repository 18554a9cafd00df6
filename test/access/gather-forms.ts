import type { Address } from './list-routes.ts'
import type { Role } from './doors.ts'
import { asText, readForms, type PageField, type PageForm } from './read-forms.ts'

/** A form as a role sees it, and its page. */
export type Met = { role: Role; page: string; form: PageForm }

/** Reads a page as a role; empty unless the role can see it. */
export type ReadPage = (role: Role, path: string) => Promise<string>

/**
 * The forms on all pages of the URL map as each role sees them, one of each kind. They are found by reading the pages,
 * so that new forms are tested without being listed. An address with an id is taken from `known` or, failing that, from
 * the links of pages read before.
 */
export async function gatherForms(
  read: ReadPage,
  roles: readonly Role[],
  addresses: readonly Address[],
  known: Record<string, string> = {},
): Promise<Map<string, Met>> {
  const forms = new Map<string, Met>()
  const patterns = addresses.map(({ pattern }) => pattern)
  for (const role of roles) await gatherAs(role)
  return forms

  async function gatherAs(role: Role): Promise<void> {
    const links = new Set<string>()
    const waiting = new Set(patterns)
    let progress = true
    while (progress) {
      progress = false
      for (const pattern of waiting) {
        const path = known[pattern] ?? addressFor(pattern, links)
        if (path === undefined) continue
        waiting.delete(pattern)
        progress = true
        await gather(role, path, links)
      }
    }
  }

  /** Collects the forms of a page and of its dialogs, which are links to the same page. */
  async function gather(role: Role, path: string, links: Set<string>, isDialog = false) {
    const html = await read(role, path)
    for (const form of readForms(html, path)) {
      const kind = kindOf(form)
      if (!forms.has(kind)) forms.set(kind, { role, page: path, form })
    }
    const found = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
      .map(([, to = '']) => new URL(asText(to), ORIGIN + path))
      .filter(({ origin }) => origin === ORIGIN)
    for (const { pathname, search } of found) links.add(pathname + search)
    if (isDialog) return
    const [own] = path.split('?')
    const dialogs = found.filter(({ pathname, search }) => pathname === own && search !== '')
    const kinds = new Map(dialogs.map((to) => [kindOfSearch(to), to.pathname + to.search]))
    for (const to of kinds.values()) await gather(role, to, links, true)
  }
}

const ORIGIN = 'http://127.0.0.1:3000'

/** A link that matches the pattern; a pattern without parameters is its own address. */
function addressFor(pattern: string, links: Set<string>): string | undefined {
  if (!/[:*]/.test(pattern)) return pattern
  const fits = new RegExp(
    `^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`,
  )
  const fixed = new Set(['new', 'for-you', 'look-up'])
  return [...links].find((link) => {
    const [path = ''] = link.split('?')
    return fits.test(path) && !path.split('/').some((part) => fixed.has(part))
  })
}

const withoutIds = (pathname: string) => pathname.replaceAll(/[0-9a-f-]{36}|[A-Z0-9]{6,}/g, ':id')

/** Equal for the pages of two items, and for their dialogs. */
export function kindOfPath(path: string): string {
  const url = new URL(path, ORIGIN)
  return withoutIds(url.pathname) + kindOfSearch(url)
}

/** Equal for the forms of two rows of a list. */
export function kindOf({ action, fields }: PageForm): string {
  const { pathname } = new URL(action, ORIGIN)
  return [
    withoutIds(pathname),
    ...fields.map(({ name, type, value }) =>
      type === 'hidden' && /^[a-z-]+$/.test(value) ? `${name}=${value}` : name,
    ),
  ].join(' ')
}

/** A single word selects a view or a dialog; several words, ids and numbers are filters. */
function kindOfSearch({ search }: URL): string {
  return /^\?\w+=[a-z-]+$/.test(search) ? search : search.replaceAll(/=[^&]*/g, '')
}

/** Never sent back to a browser. */
export const isSecret = ({ name, type }: Pick<PageField, 'name' | 'type'>) =>
  type === 'password' || /password|repeated|token/i.test(name)

/** Fields that users type into. */
const TYPED = new Set(['text', 'textarea', 'email', 'tel', 'url', 'search'])

export const isTyped = (field: PageField) => TYPED.has(field.type) && !isSecret(field)

/** A distinct value for each field of a form, as far as its type allows. */
export function valueFor({ type, value, options }: PageField, index: number): string {
  switch (type) {
    case 'textarea':
      return `Mark ${index} of a longer text\nwith a second line`
    case 'text':
    case 'search':
      return `Mark ${index}`
    case 'email':
      return `mark-${index}@example.com`
    case 'tel':
      return `+1 212 555 01${String(index).padStart(2, '0')}`
    case 'url':
      return `https://example.com/mark-${index}`
    case 'password':
      return SECRET
    case 'select':
      return value || options.findLast((option) => option !== '') || ''
    default:
      return value
  }
}

/** The value typed into secret fields. */
export const SECRET = 'A-Secret-of-the-Test-9'
