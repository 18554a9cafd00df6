/** Whether a utility's rest, behind its prefix, is one of a group. */
type Test = (rest: string) => boolean
type Member = string | Test | Record<string, readonly (string | Test)[]>

/** What sets the same thing, by its names or by prefixes with what may follow them; see `class-groups.ts`. */
export type ClassGroups = {
  classGroups: Record<string, readonly Member[]>
  /** Groups that a group sets as well. */
  conflictingClassGroups: Record<string, readonly string[]>
  /** Conditions that mean something else in another order. */
  orderSensitiveModifiers: readonly string[]
}

/** Lists of classes are asked for again and again; so many are remembered. */
const REMEMBERED = 500

/**
 * Makes what lets the last of two utilities stay that set the same thing under the same conditions. It does as
 * tailwind-merge does, by which its test measures it, for less than half of its weight in every page.
 */
export function mergeClasses(known: ClassGroups): (classes: string) => string {
  const groupOf = findGroups(known.classGroups)
  let remembered = new Map<string, string>()

  const merge = (classes: string) => {
    const taken = new Set<string>()
    const kept: string[] = []
    for (const word of classes.trim().split(/\s+/).toReversed()) {
      const { conditions, utility, slash } = read(word)
      const group = groupOf(utility.slice(0, slash)) ?? groupOf(utility)
      const when = arrange(conditions, known.orderSensitiveModifiers)
      if (group === undefined || !taken.has(when + group)) kept.unshift(word)
      if (group === undefined) continue
      for (const one of [group, ...(known.conflictingClassGroups[group] ?? [])])
        taken.add(when + one)
    }
    return kept.join(' ')
  }

  return (classes) => {
    let merged = remembered.get(classes)
    if (merged === undefined) {
      merged = merge(classes)
      if (remembered.size >= REMEMBERED) remembered = new Map()
      remembered.set(classes, merged)
    }
    return merged
  }
}

/** Finds the group of a utility: by its whole name, else by the longest of its beginnings that knows what follows. */
function findGroups(groups: ClassGroups['classGroups']) {
  const names = new Map<string, string>()
  const tests = new Map<string, [Test, string][]>()
  const learn = (group: string, prefix: string, one: string | Test) => {
    if (typeof one === 'string')
      names.set(prefix && one ? `${prefix}-${one}` : prefix || one, group)
    else tests.set(prefix, [...(tests.get(prefix) ?? []), [one, group]])
  }
  for (const group in groups) {
    for (const member of groups[group]!) {
      if (typeof member !== 'object') learn(group, '', member)
      else for (const prefix in member) for (const one of member[prefix]!) learn(group, prefix, one)
    }
  }
  return (utility: string): string | undefined => {
    if (/^\[[^:]+:.*\]$/.test(utility)) return utility.split(':', 1)[0]
    const name = utility.replace(/^-/, '')
    let group = names.get(name)
    for (let end = name.lastIndexOf('-'); !group && end > 0; end = name.lastIndexOf('-', end - 1)) {
      group = tests.get(name.slice(0, end))?.find(([test]) => test(name.slice(end + 1)))?.[1]
    }
    return group
  }
}

/** Parts a class at the colons that stand in no brackets; where a slash stands in none, something is put behind it. */
function read(word: string) {
  const conditions: string[] = []
  let [depth, from, slash] = [0, 0, word.length]
  for (let at = 0; at < word.length; at += 1) {
    const sign = word[at]!
    if ('[('.includes(sign)) depth += 1
    else if ('])'.includes(sign)) depth -= 1
    else if (depth === 0 && sign === '/') slash = at
    else if (depth === 0 && sign === ':') {
      conditions.push(word.slice(from, at))
      from = at + 1
      slash = word.length
    }
  }
  const utility = word.slice(from)
  if (!utility.endsWith('!')) return { conditions, utility, slash: slash - from }
  return { conditions: [...conditions, '!'], utility: utility.slice(0, -1), slash: slash - from }
}

/** Conditions in one order, as far as their order means nothing. */
function arrange(conditions: readonly string[], inOrder: readonly string[]): string {
  const arranged: string[] = []
  let alike: string[] = []
  for (const one of conditions) {
    if (one[0] !== '[' && one !== '!' && !inOrder.includes(one)) alike.push(one)
    else {
      arranged.push(...alike.toSorted(), one)
      alike = []
    }
  }
  return `${[...arranged, ...alike.toSorted()].join(':')} `
}
