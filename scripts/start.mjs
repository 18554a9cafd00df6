import './start/require-node.mjs'
import { buildIfStale } from './start/build-if-stale.mjs'
import { prepare } from './start/prepare.mjs'
import { runServer } from './start/run-server.mjs'
import { sparing } from './start/sparing.mjs'

runServer(await prepare(buildIfStale), process.argv.slice(2), {
  NODE_ENV: 'production',
  ...sparing,
})
