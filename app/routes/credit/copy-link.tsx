import { m } from '#messages'
import { CopyButton } from './copy-button.tsx'
import { SHARE_BOX } from './share-kit.tsx'

/** Copies the link of the share kit further down the page; if the browser does not allow it, selects that field. */
export function CopyLink() {
  return <CopyButton of={shareBox}>{m.forms_copy_link()}</CopyButton>
}

const shareBox = {
  get current() {
    const found = document.getElementById(SHARE_BOX)
    return found instanceof HTMLInputElement ? found : null
  },
}
