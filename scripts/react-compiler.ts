import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** What stands around every page changes with the page only: to remember it would cost each page more than it saves. */
const isFrame = /\/app\/shell\/[^/]+$/

/**
 * Runs the React Compiler over our own components for the browser, before the router's plugin sees them. The server draws
 * each page once, and would remember for nothing.
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
