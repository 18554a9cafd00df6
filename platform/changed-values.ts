type Values = Record<string, string | number | boolean | null>

/** Compares two states and returns the changed values for an audit line. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  const of = (state: Values) => Object.fromEntries(changed.map((name) => [name, state[name]!]))
  return { before: of(before), after: of(after) }
}
