import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import settings from '../project.inlang/settings.json' with { type: 'json' }
import { compressAssets } from '../platform/http/compress-assets.ts'
import { root } from './start/root.mjs'
import { buildStamp, sourceHash } from './start/source-hash.mjs'
import { slimManifests } from './slim-manifests.ts'

// Computed before the build, so that an edit during the build makes it stale. A failed build leaves no stamp.
const hash = sourceHash()
rmSync(buildStamp, { force: true })

// `npm test` has generated the messages before, for its other steps.
if (!process.argv.includes('--generated')) run({}, 'scripts/generate.ts')
run({}, 'node_modules/@react-router/dev/bin.cjs', 'build')
for (const language of settings.locales.filter((one) => one !== settings.baseLocale)) {
  run({ CLIENT_LANGUAGE: language }, 'scripts/build-languages.ts')
}
rmSync(join(root, 'build', 'client', '.vite'), { recursive: true, force: true })
rmSync(join(root, 'build', 'server', '.vite'), { recursive: true, force: true })
await slimManifests(join(root, 'build', 'client'))
await compressAssets(join(root, 'build', 'client'))
writeFileSync(buildStamp, hash)

function run(env: Record<string, string>, script: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
