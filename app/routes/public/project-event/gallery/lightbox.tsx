import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { langOf } from '#platform/text/language.ts'
import { altOf, langOfAlt, sourcesOf, type GalleryPictures } from './shown-picture.ts'

export type LightboxProps = GalleryPictures & {
  /** The picture to begin with, counted from 0. */
  start: number
  close: () => void
}

const button =
  'grid size-11 place-items-center rounded-full bg-[#fff]/15 text-[#fff] transition-colors hover:bg-[#fff]/30 focus-visible:outline-2 focus-visible:outline-[#fff] disabled:opacity-40'

/**
 * All pictures of an item over the whole window, one at a time: by swiping, buttons or arrow keys. Escape closes it. It
 * is dark in both themes.
 */
export function Lightbox({ title, pictures, start, close }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)
  const many = pictures.length > 1

  useEffect(() => {
    const page = document.documentElement
    const before = page.style.overflow
    page.style.overflow = 'hidden'
    dialog.current?.showModal()
    const first = row.current?.children[start]
    if (first instanceof HTMLElement) row.current?.scrollTo({ left: first.offsetLeft })
    return () => {
      page.style.overflow = before
    }
  }, [start])

  function show(next: number) {
    const picture = row.current?.children[next]
    if (!(picture instanceof HTMLElement)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollTo({ left: picture.offsetLeft, behavior: isCalm ? 'auto' : 'smooth' })
  }

  function follow() {
    const { current: list } = row
    if (list) setAt(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr'
    const to = {
      ArrowLeft: at + (isLeftToRight ? -1 : 1),
      ArrowRight: at + (isLeftToRight ? 1 : -1),
      Home: 0,
      End: pictures.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }

  return (
    // The keys are of the dialog, whichever of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={m.detail_pictures_of({ title })}
      onClose={close}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-[#0a1226] text-[#fff] backdrop:bg-[#0a1226]"
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center justify-between gap-3 p-3 sm:p-4">
          <p role="status" className="text-sm tabular-nums">
            {m.detail_picture_of({ number: at + 1, count: pictures.length })}
          </p>
          <button
            type="button"
            aria-label={m.detail_pictures_close()}
            onClick={() => dialog.current?.close()}
            className={button}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <ul
          ref={row}
          onScroll={follow}
          // A scrollable element must be focusable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={many ? 0 : undefined}
          aria-label={m.detail_pictures_of({ title })}
          className="relative flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-[#fff]"
        >
          {pictures.map((picture, index) => (
            <li key={picture.fileId} className="size-full shrink-0 snap-center px-3 pb-3 sm:px-4">
              <figure className="flex size-full flex-col items-center gap-3">
                <img
                  {...sourcesOf(picture)}
                  sizes="100vw"
                  alt={altOf({ title, pictures }, index)}
                  lang={langOfAlt({ title, pictures }, index)}
                  loading={Math.abs(index - start) < 2 ? 'eager' : 'lazy'}
                  decoding="async"
                  className="min-h-0 w-full flex-1 object-contain"
                />
                {picture.caption && (
                  <figcaption
                    lang={langOf(picture.caption)}
                    dir="auto"
                    className="max-h-24 max-w-text overflow-y-auto text-center wrap-anywhere"
                  >
                    {picture.caption}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
        {many && (
          <div className="flex justify-center gap-3 p-3 sm:p-4">
            <button
              type="button"
              aria-label={m.forms_previous_picture()}
              disabled={at === 0}
              onClick={() => show(at - 1)}
              className={button}
            >
              <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            </button>
            <button
              type="button"
              aria-label={m.forms_next_picture()}
              disabled={at === pictures.length - 1}
              onClick={() => show(at + 1)}
              className={button}
            >
              <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}
