import type { Reader } from './navigation.ts'
import { useRootData } from './use-root-data.ts'

/** For whom the menus are. Where the root loader failed: for a visitor, with every part open. */
export function useReader(): Reader {
  const root = useRootData()
  return { viewer: root?.viewer ?? null, closed: root?.closed ?? [] }
}
