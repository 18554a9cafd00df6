import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** After a decision, focuses the element named by the URL's hash, or else the list's heading. */
export function useFocusOn(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    // The key distinguishes repeated navigations to the same URL.
    if (!key || !/^#(item-[\da-f-]+|waiting)$/.test(hash)) return
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById('waiting')
    target?.focus()
  }, [hash, key])
}
