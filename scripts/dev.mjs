import './start/require-node.mjs'
import { execFileSync } from 'node:child_process'
import { prepare } from './start/prepare.mjs'
import { root } from './start/root.mjs'
import { runServer } from './start/run-server.mjs'

const node = await prepare(async (path) => {
  execFileSync(path, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
})
// Vite loads React Router's development build; Node must load the same one, or there are two routers.
runServer(node, ['--dev', ...process.argv.slice(2)], {
  NODE_ENV: 'development',
  NODE_OPTIONS: '--conditions=development',
})
