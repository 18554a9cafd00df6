import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** The frame changes only with the page: memoizing it would cost more than it saves. */
const isFrame = /\/app\/shell\/[^/]+$/

/**
 * Runs the React Compiler on our browser components, before the router's plugin. The server renders each page once, where
 * memoization is useless.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      if (this.environment.name === 'ssr') return null
      const path = id.split('?')[0] ?? id
      if (!path.endsWith('.tsx') || !path.includes('/app/') || isFrame.test(path)) return null
      const result = await transformAsync(code, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['babel-plugin-react-compiler'],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}
