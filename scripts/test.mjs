import './start/require-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './start/prepare.mjs'
import { root } from './start/root.mjs'

const node = await prepare()
const checks = spawn(node, [join(root, 'scripts', 'checks', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
// Ctrl-C reaches the whole group; we only wait for the checks to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => checks.kill(signal))
checks.once('exit', (code) => process.exit(code ?? 1))
