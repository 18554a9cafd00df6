import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { becomeOwner } from './become-owner.ts'

test.skipIf(process.getuid?.() !== 0)(
  'what root makes in a folder of data belongs to the owner of the folder, also where it is still to be made',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'owned-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    chownSync(folder, 65_534, 65_534)
    const script = `
      import { mkdirSync, writeFileSync } from 'node:fs'
      import { becomeOwner } from ${JSON.stringify(path.join(import.meta.dirname, 'become-owner.ts'))}
      const data = ${JSON.stringify(path.join(folder, 'data'))}
      console.log(becomeOwner(data))
      mkdirSync(data)
      writeFileSync(data + '/file', '')`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toContain(`going on as user 65534, to whom ${folder} belongs`)
    expect(statSync(path.join(folder, 'data', 'file'))).toMatchObject({ uid: 65_534, gid: 65_534 })
  },
)

test('a process that owns the folder keeps its user', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(becomeOwner(folder)).toBeNull()
})
