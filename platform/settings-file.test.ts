import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from './settings-file.ts'

function fileOf(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'f4i.env')
  writeFileSync(file, text)
  return file
}

test('reads a file like systemd: to the end of the line, with or without quotes', () => {
  const file = fileOf(
    [
      '# Settings',
      '; of the service',
      '',
      'MAIL_FROM=Friends of Us <mail@here.example>',
      'DATA_DIR="/var/lib/f 4i"',
      'MAP_TILES_ATTRIBUTION=\'<b>"Maps"</b> # 1\'',
      'AUTH_SECRET=with#a-sign-and-$dollar-of-32-characters',
      'AI_MODEL="a \\"quoted\\" one"',
      'AI_BASE_URL=http://127.0.0.1:11434/v1\r',
    ].join('\n'),
  )
  expect(readSettings({ F4I_ENV_FILE: file })).toMatchObject({
    MAIL_FROM: 'Friends of Us <mail@here.example>',
    DATA_DIR: '/var/lib/f 4i',
    MAP_TILES_ATTRIBUTION: '<b>"Maps"</b> # 1',
    AUTH_SECRET: 'with#a-sign-and-$dollar-of-32-characters',
    AI_MODEL: 'a "quoted" one',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  })
})

test('environment variables take precedence over the file', () => {
  const file = fileOf('DATA_DIR=/var/lib/f4i\nPORT=4000\n')
  expect(readSettings({ F4I_ENV_FILE: file, DATA_DIR: '/tmp/rehearsal' })).toMatchObject({
    DATA_DIR: '/tmp/rehearsal',
    PORT: 4000,
  })
})

test('a missing file or an invalid line stops with a message that shows no secret', () => {
  expect(() => readSettings({ F4I_ENV_FILE: '/nowhere/f4i.env' })).toThrow(
    'F4I_ENV_FILE: there is no file /nowhere/f4i.env.',
  )
  const file = fileOf('PORT=3000\nexport AUTH_SECRET=do-not-show\n')
  expect(() => readSettings({ F4I_ENV_FILE: file })).toThrow(`${file}, line 2: must be NAME=value.`)
})
