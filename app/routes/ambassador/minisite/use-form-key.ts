import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A key that changes with each arrival, so that what was saved is another form; not with an answer to a form, whose
 * pictures stay chosen, and not with what the page reads anew meanwhile.
 */
export function useFormKey(isAnswer: boolean): string {
  const { key } = useLocation()
  const [arrival, setArrival] = useState(key)
  if (!isAnswer && arrival !== key) setArrival(key)
  return arrival
}
