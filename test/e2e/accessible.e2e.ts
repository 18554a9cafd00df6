import type { Browser } from '@playwright/test'
import { demoId } from '#db/demo/demo-id.ts'
import { onItsOwnProduct } from './own-product.ts'
import { directionOf, inLanguage, type Language } from '#platform/text/language.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Role } from '../access/doors.ts'
import { gatherForms, kindOfPath } from '../access/gather-forms.ts'
import { listAddresses, type Address } from '../access/list-routes.ts'
import { UNLINKED } from '../access/unlinked.ts'
import { viewerOf } from '../access/viewer-of.ts'
import { PSEUDO, PSEUDO_LANGUAGE } from '../load/pseudo-text.ts'
import { expect, findAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

test.describe.configure({ mode: 'parallel' })

/** An address that shows what another shows has an id, which is not the path of a module; what scripts ask for is no page, and news never ends. */
const isFirst = ({ id, pattern }: Address) => id.includes('/') && !pattern.startsWith('/api/')

/** Asks for other rows of the same page. */
const FILTER =
  /\?(status|shown?|period|page|post|q|category|theme|for|kind|actor|operation|subject|person|before)\b/

/** An organization with everything, which leads to its news and products. */
const KNOWN = { '/partner/:id': `/partner/${demoId('partners', 'galilee-hands')}` }

/** How many pages, dialogs and tabs each of them sees at least. */
const VIEWERS = [
  ['visitor', 40],
  ['supporter', 25],
  ['partner', 20],
  ['ambassador', 6],
  ['superuser', 40],
] as const

/**
 * English with every `npm test`. With `npm run faults` Hebrew, on a server of its own: accounts keep the language of the pages
 * that they open, and other tests read their emails; and texts that are 40 % longer, without axe.
 */
const SWEEPS: { language: Language; test: typeof test; tag: string[] }[] = [
  { language: 'en', test, tag: [] },
  { language: 'he', test: onItsOwnProduct(), tag: ['@rare'] },
  { language: PSEUDO_LANGUAGE as Language, test: onItsOwnProduct(PSEUDO), tag: ['@rare'] },
]

/**
 * Axe over every address of the URL map with its dialogs and tabs, and over what each page answers when its required fields
 * are empty.
 */
for (const { language, test: sweeping, tag } of SWEEPS) {
  sweeping.describe(`in ${language}`, { tag }, () => {
    for (const [role, least] of VIEWERS) {
      sweeping(
        `no page, dialog or refused form of a ${role} is too wide, and axe finds nothing on it, in ${language}`,
        async ({ browser, product }) => {
          const sweep = await startSweep(browser, product, language)
          const cookie = await sweep.becomes(role)
          const pages = new Map<string, [path: string, html: string]>()
          const read = async (_: Role, path: string) => {
            const kind = kindOfPath(path)
            if (pages.has(kind) || FILTER.test(kind)) return ''
            const { status, html } = await sweep.read(path, cookie)
            if (status !== 200 || html === '') return ''
            pages.set(kind, [path, html])
            return html.replaceAll(`href="/${language}/`, 'href="/')
          }
          const addresses = (await listAddresses()).filter(isFirst)
          await gatherForms(
            read,
            [role],
            addresses.filter((address) => viewerOf(address) === role),
            KNOWN,
          )
          expect(pages.size).toBeGreaterThanOrEqual(least)

          let refused = 0
          for (const [path, html] of pages.values()) {
            await sweep.show(path, html)
            const answer = await sweep.sendEmpty()
            await sweep.check(path)
            if (answer === null) continue
            refused += answer.split('aria-invalid="true"').length - 1
            await sweep.show(path, answer)
            await sweep.check(`${path}, refused`)
          }
          expect(sweep.found).toEqual([])
          expect(refused, 'fields that were refused').toBeGreaterThan(0)
          await sweep.end()
        },
      )
    }

    sweeping(
      `nor on pages to which no link leads, in ${language}`,
      async ({ browser, product }) => {
        const sweep = await startSweep(browser, product, language)
        for (const [role, paths] of Object.entries(UNLINKED)) {
          const cookie = await sweep.becomes(role as Role)
          for (const path of paths) {
            const { html } = await sweep.read(path, cookie)
            expect(html, path).not.toBe('')
            await sweep.show(path, html)
            await sweep.check(path)
          }
        }
        expect(sweep.found).toEqual([])
        await sweep.end()
      },
    )
  })
}

/**
 * Shows one page after another in the same document, so that axe and the styles are read once. The policy of the page that
 * this document comes from does not apply.
 */
async function startSweep(browser: Browser, product: Product, language: Language) {
  const context = await browser.newContext({ baseURL: product.url, bypassCSP: true })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  const found: string[] = []
  const isPseudo = String(language) === PSEUDO_LANGUAGE
  return {
    found,
    end: () => context.close(),
    /** A page in the language, which must say so. */
    async read(path: string, cookie: string) {
      const answer = await readPage(product.url + inLanguage(path, language), cookie)
      const own = `<html lang="${language}" dir="${directionOf(language)}"`
      if (answer.html && !answer.html.includes(own)) found.push(`${path}: not in ${language}`)
      return answer
    },
    /** Signs in, and returns the cookies. */
    async becomes(role: Role): Promise<string> {
      await context.clearCookies()
      if (role !== 'visitor') await signInAs(page, DEMO_USERS[role].email)
      return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    },
    async show(path: string, html: string): Promise<void> {
      await page.evaluate((to) => history.replaceState(null, '', to), inLanguage(path, language))
      const bare = html.replaceAll(MODULES, '').replaceAll(/<img\b[^>]*>/g, withoutPicture)
      await page.setContent(bare.replace('</head>', `${STILL}</head>`))
      await page.evaluate(leaveDialogAlone)
    },
    /** The page after its form was sent without what it requires; null if it has no such form. */
    sendEmpty: () => page.evaluate(sendEmpty),
    /** Notes where the page that is shown is wider than its window, and what axe finds on it. */
    async check(where: string): Promise<void> {
      for (const width of isPseudo ? MORE_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 720 })
        const wide = await page.evaluate(overfill, width === NARROW)
        if (wide > width) found.push(`${where}: ${wide} px wide in a window of ${width} px`)
      }
      if (isPseudo) return
      await page.evaluate(simplify)
      const violations = await findAxeViolations(page, true)
      found.push(...violations.map((violation) => `${where}: ${violation}`))
    },
  }
}

/** Runs in the page: the page behind a dialog is seen without it, so only its heading and landmarks stay. */
function leaveDialogAlone(): void {
  const dialog = document.querySelector('[role=dialog]')
  for (let part: Element | null = dialog; part && part !== document.body;) {
    const beside = [...(part.parentElement?.children ?? [])].filter(
      (one) => one !== part && !one.matches('h1, main, header, footer, script, style'),
    )
    for (const one of beside) if (!one.querySelector('h1, main')) one.remove()
    part = part.parentElement
  }
}

/** A phone, or a desktop at 400 %. */
const NARROW = 320
/** In pixels; the last is that of axe. */
const WIDTHS = [NARROW, 1024, 1280]
/** Where the layout changes. */
const MORE_WIDTHS = [NARROW, 390, 640, 768, 900, 1024, 1152, 1280, 1440]

/** Runs in the page: its width, or that with one long word in everything that people have written. */
function overfill(isFilled: boolean): number {
  const root = document.documentElement
  const before = root.scrollWidth
  if (!isFilled || before > window.innerWidth) return before
  const written = [...document.querySelectorAll('main [dir=auto]')].filter(
    ({ childElementCount, tagName }) =>
      childElementCount === 0 && !/^(?:INPUT|TEXTAREA)$/.test(tagName),
  )
  const texts = written.map(({ textContent }) => textContent)
  for (const part of written) part.textContent = 'Donaudampfschiff'.repeat(20)
  const wide = root.scrollWidth
  for (const [at, part] of written.entries()) part.textContent = texts[at]!
  return wide
}

/** Otherwise each change of the scheme takes as long as axe. */
const STILL = '<style>*, ::before, ::after { transition: none !important }</style>'

/** A page is whole without its scripts. */
const MODULES =
  /<script[^>]* type="module"[^]*?<\/script>|<link[^>]* rel="(?:modulepreload|preload|icon|manifest)"[^>]*>/g

/** What a picture shows does not matter here; its place does. */
const withoutPicture = (tag: string) => tag.replaceAll(/ (?:src|srcset)="[^"]*"/gi, ` src="${DOT}"`)
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

async function readPage(url: string, cookie: string) {
  const headers = { accept: 'text/html', cookie }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await answer.text()
  return { status: answer.status, html: isPage ? text : '' }
}

/**
 * Runs in the page: unfolds what is folded, and leaves out what adds nothing: the insides of pictures, items with the same
 * elements as one before them, and of a header or footer that a page before had as well everything but the landmark.
 */
function simplify(): void {
  const page = globalThis as unknown as { framesSeen?: Set<string> }
  const seen = (page.framesSeen ??= new Set())
  for (const svg of document.querySelectorAll('svg[aria-hidden=true]')) svg.replaceChildren()
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  // Inner lists first, whose length would distinguish the outer ones' items.
  for (const list of [...document.querySelectorAll('ul, ol, tbody, select')].toReversed()) {
    const shapes = new Set<string>()
    for (const item of list.querySelectorAll(':scope > *')) {
      const shape = shapeOf(item)
      if (shapes.has(shape)) item.remove()
      shapes.add(shape)
    }
  }
  for (const frame of document.querySelectorAll('header:not(main *), footer:not(main *)')) {
    const shape = shapeOf(frame)
    if (seen.has(shape)) frame.replaceChildren()
    seen.add(shape)
  }

  function shapeOf(element: Element): string {
    return element.outerHTML
      .replaceAll(/>[^<]+/g, '>…')
      .replaceAll(/ (?!class|role|type|style)([\w-]+)="[^"]+"/g, ' $1')
  }
}

/** Runs in the page: sends the first form that has required fields to type into without them, if there is one. */
async function sendEmpty(): Promise<string | null> {
  const typed = 'input:not([type]), input[type=text], input[type=email], textarea'
  const form = [...document.querySelectorAll<HTMLInputElement>(typed)].find(
    (field) => field.required && field.form?.method === 'post',
  )?.form
  if (!form) return null
  for (const field of form.querySelectorAll<HTMLInputElement>(typed)) field.value = ''
  const body = new FormData(
    form,
    form.querySelector<HTMLElement>('button:not([type=button], [form])'),
  )
  const answer = await fetch(form.action, {
    method: 'post',
    headers: { accept: 'text/html' },
    body: form.enctype === 'multipart/form-data' ? body : new URLSearchParams([...body] as never),
  })
  return answer.text()
}
