/** One row of a list in a form: its values by field name. */
export type Row = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string>>

/** Rows beyond this number are ignored; no list allows more. */
const MOST = 100

/** Reads the rows of a list, whose fields are named `list.0.field`, `list.1.field` and so on; gaps are closed. */
export function readRows(values: Values, list: string): Row[] {
  const rows: Record<string, string>[] = []
  for (const [name, value] of Object.entries(values)) {
    const [, at, field] = name.startsWith(`${list}.`)
      ? (/\.(\d{1,2})\.(\w+)$/.exec(name) ?? [])
      : []
    if (at === undefined || field === undefined || Number(at) >= MOST) continue
    rows[Number(at)] = { ...rows[Number(at)], [field]: value }
  }
  // Removes the holes of a sparse array.
  return rows.filter(() => true)
}

/** Replaces the rows of a list in the form values. */
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

/** The action of a list's button, such as `sizes.up.2`. */
export type Rearrangement = { list: string; action: 'add' | 'up' | 'down' | 'remove'; at: number }

/** Parses a button's value; null if it is not valid. */
export function readRearrangement(value: string | undefined): Rearrangement | null {
  const [, list, action, at] = /^(\w+)\.(add|up|down|remove)\.(\d{1,2})$/.exec(value ?? '') ?? []
  if (!list || !action) return null
  return { list, action: action as Rearrangement['action'], at: Number(at) }
}

/** Returns the rows after an action; an impossible action changes nothing. `empty` is a new row. */
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
