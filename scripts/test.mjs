import './start/require-node.mjs'
import { join } from 'node:path'
import { prepare } from './start/prepare.mjs'
import { root } from './start/root.mjs'
import { runWith } from './start/run-with.mjs'

runWith(await prepare(), join(root, 'scripts', 'checks', 'run.ts'), process.argv.slice(2))
