type Values = Record<string, string | number | boolean | null>

/** Of two states of a thing, what differs, as an audit line wants it. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  const of = (state: Values) => Object.fromEntries(changed.map((name) => [name, state[name]!]))
  return { before: of(before), after: of(after) }
}
