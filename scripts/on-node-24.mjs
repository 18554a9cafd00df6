import './start/require-node.mjs'
import { join } from 'node:path'
import { findNode } from './start/find-node.mjs'
import { root } from './start/root.mjs'
import { runWith } from './start/run-with.mjs'

// node scripts/on-node-24.mjs PROGRAM …: runs a program on the product's Node, without installing or building.
const [program, ...words] = process.argv.slice(2)
runWith(findNode(), join(root, program), words)
