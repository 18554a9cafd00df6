import { chooseSteps, stepsOf, type StepName } from './choose-steps.ts'
import { inWords, sum } from './count.ts'
import { usedSeconds } from './used-seconds.ts'
import { steps, type Outcome, type Step } from './steps.ts'

const { names, paths } = chooseSteps(process.argv.slice(2), Object.keys(steps) as StepName[])
const outcomes: Outcome[] = []
const troubles: string[] = []
const used: string[] = []
let browsers = 0

for (const name of names) {
  process.stdout.write(`${name} …`)
  const started = performance.now()
  const usedBefore = usedSeconds()
  const outcome = await tryOperation(
    steps[name],
    paths.filter((path) => stepsOf(path).includes(name)),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { uncounted = 0 } = outcome
  browsers += uncounted
  const cpu = usedSeconds() - usedBefore
  const inAll = `${cpu.toFixed(0)}${uncounted > 0 ? ` + ${uncounted.toFixed(0)} in browsers` : ''}`
  used.push(`${name} ${inAll}`)
  console.log(` ${inWords(outcome)} (${seconds} s, ${inAll} CPU s)`)
  if (outcome.failed > 0) console.log(outcome.output)
  outcomes.push(outcome)
  if (outcome.failed > 0 && outcome.troubles.length === 0) troubles.push(`failed: ${name}`)
  troubles.push(...outcome.troubles)
}

for (const trouble of troubles) console.log(trouble)
console.log(`CPU s: ${used.join(', ')}; sum ${(usedSeconds() + browsers).toFixed(0)}`)
const total = sum(outcomes)
console.log(inWords(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function tryOperation(step: Step, own: string[]): Promise<Outcome> {
  try {
    return await step(own)
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return { ...sum([]), failed: 1, output, troubles: [] }
  }
}
