import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { secondsBelowChildren, usedSeconds } from './used-seconds.ts'

const spin = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'

test.skipIf(process.platform !== 'linux')('what children of children use is counted', () => {
  const before = usedSeconds()
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`
  spawnSync(process.execPath, ['-e', script])
  expect(usedSeconds() - before).toBeGreaterThan(0.3)
})

test.skipIf(process.platform !== 'linux')(
  'what runs below a child is counted while it runs, the child itself is not',
  async () => {
    const below = `${spin} console.log('spun'); process.stdin.resume().on('end', () => process.exit())`
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(below)}], { stdio: 'inherit' })`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    await once(child.stdout, 'data')
    const { pid = 0 } = child
    expect(secondsBelowChildren(process.pid)).toBeGreaterThan(0.3)
    expect(secondsBelowChildren(pid)).toBe(0)
    child.stdin.end()
    await exited
  },
)
