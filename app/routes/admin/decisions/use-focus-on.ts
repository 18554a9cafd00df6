import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus on what the address's hash names, or else on the list's heading, when a decision has led here. */
export function useFocusOn(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    // The key tells two arrivals at the same place apart.
    if (!key || !/^#(item-[\da-f-]+|waiting)$/.test(hash)) return
    const target = document.getElementById(hash.slice(1)) ?? document.getElementById('waiting')
    target?.focus()
  }, [hash, key])
}
