import './start/require-node.mjs'
import { join } from 'node:path'
import { findNode } from './start/find-node.mjs'
import { root } from './start/root.mjs'
import { runWith } from './start/run-with.mjs'

// node scripts/on-node-24.mjs PROGRAM …: a program of ours on the Node that runs the product, with nothing installed or built.
const [program, ...words] = process.argv.slice(2)
runWith(findNode(), join(root, program), words)
