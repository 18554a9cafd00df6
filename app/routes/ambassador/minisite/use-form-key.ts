import { useState } from 'react'
import { useLocation } from 'react-router'
import { currentFormFailure } from '#app/shell/keep-typed/form-failures.ts'

/**
 * A key that changes with each arrival, so that what was saved is another form; not with an answer to a form, whose
 * pictures stay chosen, not with a failure, and not with what the page reads anew meanwhile.
 */
export function useFormKey(isAnswer: boolean): string {
  const { key } = useLocation()
  const [arrival, setArrival] = useState({ key, formKey: key })
  if (arrival.key !== key) {
    const isSameForm = isAnswer || currentFormFailure() !== null
    setArrival({ key, formKey: isSameForm ? arrival.formKey : key })
  }
  return arrival.formKey
}
