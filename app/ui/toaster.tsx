import { useEffect, useState, type ComponentType } from 'react'
import { onFirstToast } from './show-toast.ts'

/** Placeholder for toasts; their code is loaded with the first one. Rendered once, in the document. */
export function Toaster() {
  const [Stage, setStage] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toast-stage.tsx').then(
          (loaded) => setStage(() => loaded.default),
          // Offline: the next toast tries again.
          () => {},
        )
      }),
    [],
  )
  return Stage && <Stage />
}
