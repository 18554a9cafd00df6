import './start/require-node.mjs'
import { join } from 'node:path'
import { buildIfStale } from './start/build-if-stale.mjs'
import { prepare } from './start/prepare.mjs'
import { root } from './start/root.mjs'
import { runWith } from './start/run-with.mjs'

runWith(await prepare(buildIfStale), join(root, 'bench', 'run.ts'), process.argv.slice(2))
