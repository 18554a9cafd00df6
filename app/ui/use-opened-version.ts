import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The version that a form's fields were filled from, also when the page reads anew while they are edited. It changes only
 * once this form, which sends it as `version`, has been saved. Without scripts it is the page's.
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
