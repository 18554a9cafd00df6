import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cell, Kept } from './figures.ts'
import { inWords, RESULTS } from './keep-figures.ts'

const PAGE = path.join(import.meta.dirname, '..', '..', 'docs', 'figures.md')

/** Writes `docs/figures.md` from all results, in the given order; others follow. */
export function writePage(order: readonly string[]): void {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const all = readAll().toSorted(
    (one, other) => place(one.name) - place(other.name) || one.name.localeCompare(other.name),
  )
  const head = `# Figures

\`npm run bench\` and \`npm run faults\` generate this page. Targets are ratios within one run, bytes and counts; absolute
times also depend on the machine.
`
  writeFileSync(PAGE, [head, ...all.map(section)].join('\n'))
}

function readAll(): Kept[] {
  if (!existsSync(RESULTS)) return []
  return readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(RESULTS, name), 'utf8')) as Kept)
}

function section({ title, how, command, tables, promises, at, machine, commit }: Kept): string {
  const parts = [
    `## ${title}`,
    how,
    ...tables.map(tableOf),
    promises.map((one) => `- ${inWords(one)}`).join('\n'),
    `<sub>\`${command}\`, ${at.slice(0, 16).replace('T', ' ')} UTC, at ${commit}, on ${machine}</sub>`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function tableOf(table: Record<string, Record<string, Cell>>): string {
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))]
  const lines = Object.entries(table).map(([name, row]) =>
    line([name, ...columns.map((column) => String(row[column] ?? ''))]),
  )
  return [line(['', ...columns]), line(['---', ...columns.map(() => '--:')]), ...lines].join('\n')
}

function line(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
