import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Returns the version a form's fields were filled from, even if the page reloads during editing. It changes only after
 * this form, which sends it as `version`, was saved. Without JavaScript it is the page's version.
 */
export function useOpenedVersion(version: string, isRefused: boolean): string {
  const { state, formData } = useNavigation()
  const [opened, setOpened] = useState({ version, isSent: false })
  const isSent = formData?.has('version') ?? false
  if (state !== 'idle' && isSent && !opened.isSent) setOpened({ ...opened, isSent: true })
  if (state === 'idle' && opened.isSent) {
    setOpened({ version: isRefused ? opened.version : version, isSent: false })
  }
  return opened.version
}
