import path from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * The build of the server: the application, the process around it, and the embedded database's thread, over parts that
 * they share. A process then loads a few dozen files instead of some six thousand, and nothing twice.
 */
export const serverEnvironment: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // These bring files of their own beside their code: WebAssembly, and libraries for this machine.
  resolve: { noExternal: true, external: ['@electric-sql/pglite', 'sharp', 'vite'] },
  build: {
    sourcemap: true,
    rolldownOptions: {
      input: {
        index: 'virtual:react-router/server-build',
        server: path.join(ROOT, 'scripts/built-server.ts'),
        'embedded-database': path.join(ROOT, 'platform/database/embedded/worker.ts'),
      },
      output: { comments: { jsdoc: false }, sourcemapExcludeSources: true },
    },
  },
}

/** Names the files after what they begin with; the router's plugin would call each `index.js`. */
export function nameServerEntries(): Plugin {
  return {
    name: 'name-server-entries',
    config: () => ({
      environments: {
        ssr: { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } },
      },
    }),
  }
}
