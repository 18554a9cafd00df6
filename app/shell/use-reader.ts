import type { MenuReader } from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'
import { useRootData } from './use-root-data.ts'

/** Returns who the menus are for. If the root loader failed: a visitor, with all features on. */
export function useReader(): MenuReader & { viewer: ShownViewer | null } {
  const root = useRootData()
  return { viewer: root?.viewer ?? null, closed: root?.closed ?? [] }
}
