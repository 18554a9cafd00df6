import path from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import { clientLanguage, isBase } from './one-language.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * The server build: application, process and embedded database thread, with shared chunks. A process then loads a few dozen files
 * instead of some six thousand, and none twice.
 */
export const serverEnvironment: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  // These packages have files next to their code: WebAssembly and native libraries.
  resolve: {
    noExternal: true,
    external: ['@electric-sql/pglite', '@myriaddreamin/typst-ts-node-compiler', 'sharp', 'vite'],
  },
  build: {
    sourcemap: true,
    rolldownOptions: {
      input: isBase
        ? {
            index: 'virtual:react-router/server-build',
            server: path.join(ROOT, 'scripts/built-server.ts'),
            'embedded-database': path.join(ROOT, 'platform/database/embedded/worker.ts'),
          }
        : // The server speaks all languages; it only needs the list of the browser's files in each.
          { [`assets-${clientLanguage}`]: 'virtual:react-router/server-manifest' },
      output: { comments: { jsdoc: false }, sourcemapExcludeSources: true },
    },
  },
}

/** Names each entry; the router's plugin would call all of them `index.js`. */
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
