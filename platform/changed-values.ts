type Values = Record<string, string | number | boolean | null>

/** Compares two states and returns the changed values for an audit line; what one of them lacks is null there. */
export function changedValues(before: Values, after: Values): { before: Values; after: Values } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter((name) => before[name] !== after[name])
  const of = (state: Values) =>
    Object.fromEntries(changed.map((name) => [name, state[name] ?? null]))
  return { before: of(before), after: of(after) }
}
