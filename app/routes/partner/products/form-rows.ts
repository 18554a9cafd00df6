/** One line of a list in a form: the texts of its fields, by their names. */
export type Row = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string>>

/** More lines than any list may have are passed over. */
const MOST = 100

/** The lines of a list: its fields are called `list.0.field`, `list.1.field` and so on, without a gap. */
export function readRows(values: Values, list: string): Row[] {
  const rows: Record<string, string>[] = []
  for (const [name, value] of Object.entries(values)) {
    const [, at, field] = name.startsWith(`${list}.`)
      ? (/\.(\d{1,2})\.(\w+)$/.exec(name) ?? [])
      : []
    if (at === undefined || field === undefined || Number(at) >= MOST) continue
    rows[Number(at)] = { ...rows[Number(at)], [field]: value }
  }
  // Places that nothing came for are holes, which this leaves out.
  return rows.filter(() => true)
}

/** The values with other lines in a list. */
export function withRows(
  values: Values,
  list: string,
  rows: readonly Row[],
): Record<string, string> {
  const others = Object.entries(values).filter(([name]) => !name.startsWith(`${list}.`))
  const lines = rows.flatMap((row, at) =>
    Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value]),
  )
  return Object.fromEntries([...others, ...lines]) as Record<string, string>
}

/** What a button of a list asks for, as `sizes.up.2`. */
export type Rearrangement = { list: string; action: 'add' | 'up' | 'down' | 'remove'; at: number }

/** What a button's value asks for, or null. */
export function readRearrangement(value: string | undefined): Rearrangement | null {
  const [, list, action, at] = /^(\w+)\.(add|up|down|remove)\.(\d{1,2})$/.exec(value ?? '') ?? []
  if (!list || !action) return null
  return { list, action: action as Rearrangement['action'], at: Number(at) }
}

/** The lines after that; what cannot be done changes nothing. `empty` is what a new line begins with. */
export function rearrange<Line>(
  lines: readonly Line[],
  { action, at }: Pick<Rearrangement, 'action' | 'at'>,
  empty: Line,
): Line[] {
  const one = lines[at]
  if (action === 'add') return [...lines, empty]
  if (one === undefined) return [...lines]
  const others = lines.filter((_, index) => index !== at)
  if (action === 'remove') return others
  return others.toSpliced(action === 'up' ? Math.max(0, at - 1) : at + 1, 0, one)
}
