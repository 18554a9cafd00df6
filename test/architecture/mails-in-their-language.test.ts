import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { sourceFiles, type Source } from './source-files.ts'

type Node = { type: string; [key: string]: unknown }

/**
 * Words and amounts for a mail that are written before its reader's language is known: in an async function of a file that
 * sends mails, and not in the function that `notify` calls in that language. Refusals are for the page.
 */
function writtenTooEarly({ path, text }: Source): string[] {
  if (!/^(domain|platform)\/.*\.ts$/.test(path) || path.endsWith('.test.ts')) return []
  if (!/\bnotify\b|\bsend\(/.test(text)) return []
  const found: string[] = []
  look(parseSync(path, text).program as unknown as Node, false)
  return found

  function look(node: Node, isEarly: boolean) {
    if (node.type === 'NewExpression' && nameOf(node['callee']) === 'AppError') return
    if (node.type === 'CallExpression') {
      const name = nameOf(node['callee'])
      if (isEarly && /^m\.(\w+_)?mail_|^formatMoney$|^format\./.test(name)) {
        found.push(`${path}: ${name}`)
      }
      const isMail = /(^|\.)notify$/.test(name)
      for (const argument of node['arguments'] as Node[]) {
        if (isMail && /Function/.test(argument.type)) look(argument['body'] as Node, false)
        else look(argument, isEarly)
      }
      look(node['callee'] as Node, isEarly)
      return
    }
    const inside = /Function/.test(node.type) ? node['async'] === true : isEarly
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) look(child, inside)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee['name'])
  if (callee.type !== 'MemberExpression') return ''
  return `${nameOf(callee['object'])}.${nameOf(callee['property'])}`
}

test('the words and amounts of a mail are written in the language of its reader', () => {
  expect(sourceFiles().flatMap(writtenTooEarly)).toEqual([])
})

test.each([
  'const amount = formatMoney(cents); await notify(() => ({ subject: amount }))',
  'await note(ctx, id, { subject: m.mail_password_changed_subject() }); notify',
  "const days = { arrival: format.day(arrival, 'medium') }; await ctx.notify(() => days)",
  'const action = { label: m.gifts_mail_given_action() }; await notify(() => ({ action }))',
])('refuses %s', (body) => {
  const text = `async function run() { ${body} }`
  expect(writtenTooEarly({ path: 'domain/x.ts', text })).toHaveLength(1)
})

test.each([
  'await notify(() => ({ subject: m.gifts_mail_subject({ amount: formatMoney(cents) }) }))',
  'await notify(async () => ({ subject: m.gifts_mail_subject() }))',
  'const amount = () => formatMoney(cents); await notify(() => ({ subject: amount() }))',
  "throw new AppError('conflict', m.gifts_too_late({ day: format.date(day) })); notify",
])('allows %s', (body) => {
  const text = `async function run() { ${body} }`
  expect(writtenTooEarly({ path: 'domain/x.ts', text })).toEqual([])
})
