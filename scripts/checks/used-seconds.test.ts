import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { usedSeconds } from './used-seconds.ts'

test.skipIf(process.platform !== 'linux')('what children of children use is counted', () => {
  const before = usedSeconds()
  const spin = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`
  spawnSync(process.execPath, ['-e', script])
  expect(usedSeconds() - before).toBeGreaterThan(0.3)
})
