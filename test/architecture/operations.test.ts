import { ADDRESSES } from '#test/addresses.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { readSettings } from '#platform/settings-file.ts'
import { sourceFiles } from './source-files.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Every setting that `platform/env.ts` declares, in order. */
const declared = [...read('platform/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  ([, name]) => name!,
)
const rows = [
  ...read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|(.*?)\|(.*)\|$/gm),
].map(([, name, given]) => ({ name: name!, given: given!.trim() }))

test('docs/operations.md lists every setting, in order, and no others', () => {
  expect(declared.length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name)).toEqual(declared)
})

test('and states the actual defaults', () => {
  const env: Record<string, unknown> = { ...readEnv({}) }
  // Depends on the mode and is described in words.
  delete env['HOST']
  const holds = (name: string) => {
    const value = env[name]
    return value === undefined || String(value) === '' ? '' : `\`${String(value)}\``
  }
  expect(rows).toEqual(declared.map((name) => ({ name, given: holds(name) })))
})

const deployed = readdirSync(path.join(root, 'deploy'))

test('every file of deploy is named in docs/operations.md', () => {
  expect(deployed.filter((name) => !read('docs/operations.md').includes(`deploy/${name}`))).toEqual(
    [],
  )
})

test('service, backup and cron read the same settings file', () => {
  const units = deployed.filter((name) => /\.(service|cron)$/.test(name))
  expect(units.sort()).toEqual(['f4i-backup.cron', 'f4i-backup.service', 'f4i.service'])
  for (const name of units) expect(read(`deploy/${name}`)).toContain('F4I_ENV_FILE=/etc/f4i.env')
})

test('the example settings, with the empty ones filled in, are accepted in production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const given: Record<string, string> = {
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example.org:587',
    ...ADDRESSES,
  }
  const text = read('deploy/f4i.env.example').replaceAll(
    /^([A-Z_]+)=$/gm,
    (_line, name: string) => `${name}=${given[name] ?? ''}`,
  )
  const file = path.join(folder, 'f4i.env')
  writeFileSync(file, text)
  expect(readSettings({ F4I_ENV_FILE: file })).toMatchObject({
    APP_ENV: 'production',
    DATA_DIR: '/var/lib/f4i',
    MAIL_FROM: 'Friends for Israel <no-reply@example.org>',
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd accepts the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(path.join(bin, 'program'), '#!/bin/sh\n', { mode: 0o755 })
  const units = deployed.filter((name) => /\.(service|timer)$/.test(name))
  const files = units.map((name) => {
    // The programs the units start only exist on a server; placeholders replace them here.
    const text = read(`deploy/${name}`).replaceAll(
      /^ExecStart=\S+/gm,
      `ExecStart=${path.join(bin, 'program')}`,
    )
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  })
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  })
  const ours = stderr.split('\n').filter((line) => line.includes('f4i'))
  expect(ours).toEqual([])
  expect(status, stderr).toBe(0)
})

test('the reserved domain of the demo’s addresses is only in the settings, so production never shows or emails them', () => {
  const holders = sourceFiles().filter(
    (file) => !file.path.includes('.test.') && file.text.includes('@f4i.example'),
  )
  expect(holders.map((file) => file.path)).toEqual(['platform/env.ts'])
  expect(
    readdirSync(path.join(root, 'messages/en'))
      .map((name) => read(`messages/en/${name}`))
      .join(),
  ).not.toContain('f4i.example')
})
