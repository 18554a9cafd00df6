import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { APIRequestContext } from '@playwright/test'
import routes from '#app/routes.ts'
import { findKnown } from '../hardening/known.ts'
import { addresses, type Answer, type Known } from './addresses.ts'
import { expect, test } from './product.ts'

let known: Known

test.beforeAll(async ({ product }) => {
  known = await findKnown(product.url)
})

test('every address gives a visitor the expected response', async ({ request }) => {
  const wrong: string[] = []
  for (const [address, answer] of Object.entries(addresses(known))) {
    const problem = await problemWith(request, address, answer)
    if (problem) wrong.push(`${address}: ${problem}`)
  }
  expect(wrong).toEqual([])
})

test('every mounted address is in the list', async () => {
  const listed = Object.keys(addresses(known)).map(
    (address) => new URL(address, 'http://here.example').pathname,
  )
  const actionsOnly =
    /^\/(auth\/(sign-out|provider)|account\/(messages|data)|preferences\/\w+|api\/activity)$/
  const unlisted = pathsOf(await routes).filter(
    (path) =>
      path !== '/*' &&
      !actionsOnly.test(path) &&
      !listed.some((address) => patternOf(path).test(address)),
  )
  expect(unlisted).toEqual([])
})

async function problemWith(
  request: APIRequestContext,
  address: string,
  answer: Answer,
): Promise<string | null> {
  const response = await request.get(address, { maxRedirects: 0 })
  const status = response.status()
  const location = response.headers()['location']
  if (answer === 'sign in') {
    const { pathname } = new URL(address, 'http://here.example')
    const leadsBack = location?.startsWith('/auth/login?redirect=')
    return status === 302 && leadsBack && location?.includes(encodeURIComponent(pathname))
      ? null
      : `${status} ${location}`
  }
  if (answer === 'not there') return status === 404 ? null : `${status}`
  if (answer === 'not built') {
    const text = await response.text()
    return status === 404 && text.includes('Oops! Page not found') ? null : `${status}`
  }
  if ('to' in answer) {
    return [301, 302, 303, 307, 308].includes(status) && location === answer.to
      ? null
      : `${status} ${location}`
  }
  if ('refused' in answer) return status === answer.refused ? null : `${status}`
  if ('file' in answer) {
    const type = response.headers()['content-type'] ?? ''
    return status === 200 && answer.file.test(type) ? null : `${status} ${type}`
  }
  const html = await response.text()
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) => plain(inner!))
  if (status !== (answer.status ?? 200)) return `${status} ${headings.join()}`
  if (headings.length !== 1) return `${headings.length} first headings`
  const isAsSaid =
    typeof answer.page === 'string'
      ? headings[0] === answer.page
      : answer.page.test(headings[0] ?? '')
  return isAsSaid ? null : `is headed "${headings[0]}"`
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()
}

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    const isPage = path !== undefined || index
    return [...(isPage ? [own || '/'] : []), ...pathsOf(children, own)]
  })
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replace(/\/:\w+\\\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
}
