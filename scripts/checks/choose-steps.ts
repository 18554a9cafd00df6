import type { steps } from './steps.ts'

export type StepName = keyof typeof steps
export type Choice = { names: StepName[]; paths: string[] }

/** Prerequisites of a step: tests read the compiled messages, browser tests run the built product. */
const needs: Partial<Record<StepName, StepName[]>> = {
  types: ['generate'],
  unused: ['generate'],
  unit: ['generate'],
  database: ['generate'],
  build: ['generate'],
  e2e: ['build'],
}

/**
 * Selects steps by the arguments of `npm test --`: names of steps, or paths of test files, whose ending decides the step. Without
 * arguments, all.
 */
export function chooseSteps(words: string[], all: readonly StepName[]): Choice {
  if (words.length === 0) return { names: [...all], paths: [] }
  const named = words.filter((word): word is StepName => all.includes(word as StepName))
  const paths = words.filter((word) => !named.includes(word as StepName))
  const wanted = new Set([...named, ...paths.flatMap(stepsOf)])
  for (const name of wanted) for (const need of needs[name] ?? []) wanted.add(need)
  return { names: all.filter((name) => wanted.has(name)), paths }
}

/** The steps that run a test file, or the tests of a folder. Requests to the built product need a build. */
export function stepsOf(path: string): StepName[] {
  if (path.includes('.e2e.') || path.startsWith('test/e2e')) return ['e2e']
  const tests = /^test\/(access|requests)\b/.test(path)
    ? (['build', 'database'] as const)
    : (['database'] as const)
  if (path.includes('.db.test.')) return [...tests]
  return path.includes('.test.') ? ['unit'] : ['unit', ...tests]
}
