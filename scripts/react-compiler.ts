import { transformSync } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/** The frame changes only with the page: memoizing it would cost more than it saves. */
const isFrame = /\/app\/shell\/[^/]+$/

/**
 * Runs the React Compiler, in its native form, on our browser components, before the router's plugin. The server renders each page once,
 * where memoization is useless. Fails the build on what cannot be parsed; a component that cannot be compiled stays as it is.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name === 'ssr') return null
      const path = id.split('?')[0] ?? id
      if (!path.endsWith('.tsx') || !path.includes('/app/') || isFrame.test(path)) return null
      const { errors, ...compiled } = transformSync(path, code, {
        lang: 'tsx',
        sourceType: 'module',
        sourcemap: true,
        jsx: 'preserve',
      })
      const [error] = errors
      if (error) this.error(error.codeframe ?? error.message)
      return { code: compiled.code, map: compiled.map ?? null }
    },
  }
}
