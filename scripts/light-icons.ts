import path from 'node:path'
import type { Plugin } from 'vite'
import { isBase } from './one-language.ts'

const MAKER = path.resolve(import.meta.dirname, '../app/ui/light-icon.tsx')

/**
 * Replaces lucide's icon component with `light-icon.tsx` in the build. Fails the build if lucide moves that component; otherwise the
 * heavier original would return unnoticed.
 */
export function lightIcons(): Plugin {
  const made = new Map<string, number>()
  return {
    name: 'light-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const isIcon = importer?.replaceAll('\\', '/').includes('/lucide-react/dist/esm/icons/')
      if (!isIcon || !source.endsWith('/createLucideIcon.mjs')) return null
      const { name } = this.environment
      made.set(name, (made.get(name) ?? 0) + 1)
      return MAKER
    },
    generateBundle() {
      // The list of a language's files has no icons.
      const hasIcons = isBase || this.environment.name === 'client'
      if (hasIcons && !made.has(this.environment.name))
        this.error('lucide-react makes its icons elsewhere now.')
    },
  }
}
