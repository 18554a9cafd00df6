import { useState, type ComponentType, type MouseEvent } from 'react'
import { fileAddress } from '#domain/files/file.ts'
import type { LightboxProps } from './lightbox.tsx'
import type { GalleryPictures } from './shown-picture.ts'

type Shown = { Lightbox: ComponentType<LightboxProps>; at: number; opener: HTMLElement }

/** Links that open a picture in a lightbox, whose script is loaded by the first click. Without scripts they open the file. */
export function useLightbox({ title, pictures }: GalleryPictures) {
  const [shown, setShown] = useState<Shown | null>(null)

  function open(at: number, event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    import('./lightbox.tsx').then(
      ({ Lightbox }) => setShown({ Lightbox, at, opener }),
      () => location.assign(opener.href),
    )
  }

  function close() {
    shown?.opener.focus()
    setShown(null)
  }

  return {
    linkTo: (at: number) => ({
      href: fileAddress(pictures[at]?.fileId ?? '', 1600),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => open(at, event),
    }),
    lightbox: shown && (
      <shown.Lightbox title={title} pictures={pictures} start={shown.at} close={close} />
    ),
  }
}
