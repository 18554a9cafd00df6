import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { m } from '#messages'
import type { ProductImage } from '#domain/store/product.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { cn } from '#app/ui/class-names.ts'
import { langOf, type Language } from '#platform/text/language.ts'
import { PICTURE_WIDTHS } from '#domain/files/file.ts'

type GalleryProps = { name: string; images: readonly ProductImage[] }

/**
 * A product's pictures, one at a time: by touch, keyboard, arrows or thumbnails. Without scripts, these are anchor
 * links.
 */
export function Gallery({ name, images }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const alive = useHydrated()
  const many = images.length > 1
  const show = (at: number) => {
    const list = row.current
    const picture = list?.children[at]
    if (!list || !(picture instanceof HTMLElement)) return
    list.scrollTo({ left: picture.offsetLeft - list.offsetLeft, behavior: 'smooth' })
  }
  // The anchor link itself would also scroll the page.
  const follow = (at: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(at)
  }
  const notice = () => {
    const list = row.current
    if (list) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }
  return (
    <section aria-label={m.store_pictures({ product: name })} className="min-w-0">
      <div className="relative">
        <ul
          ref={row}
          onScroll={notice}
          // A scrollable element must be focusable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={many ? 0 : undefined}
          aria-label={m.store_pictures({ product: name })}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card border border-line bg-sand [scrollbar-width:none]"
        >
          {images.map((image, at) => (
            <li
              key={image.address}
              id={`picture-${at + 1}`}
              className="relative w-full shrink-0 scroll-mt-24 snap-start"
            >
              <Picture
                image={image}
                alt={
                  image.alt ||
                  m.store_picture({ product: name, number: at + 1, count: images.length })
                }
                lang={langOf(image.alt)}
                first={at === 0}
              />
              {!alive && many && (
                <Arrows
                  at={at}
                  count={images.length}
                  onward={(to) => ({ href: `#picture-${to + 1}` })}
                />
              )}
            </li>
          ))}
        </ul>
        {alive && many && (
          <Arrows
            at={shown}
            count={images.length}
            onward={(to) => ({ href: `#picture-${to + 1}`, onClick: follow(to) })}
          />
        )}
      </div>
      {many && (
        <ol className="mt-3 flex flex-wrap gap-2">
          {images.map((image, at) => (
            <li key={image.address}>
              <a
                href={`#picture-${at + 1}`}
                onClick={follow(at)}
                aria-label={m.store_picture_choose({ number: at + 1 })}
                aria-current={alive && at === shown ? 'true' : undefined}
                className={cn(
                  'block size-16 overflow-hidden rounded-field border-2 border-transparent transition-colors hover:border-field',
                  alive && at === shown && 'border-primary hover:border-primary',
                )}
              >
                <img
                  src={addressAt(image, 480)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Picture({
  image,
  alt,
  lang,
  first,
}: {
  image: ProductImage
  alt: string
  lang: Language | undefined
  first: boolean
}) {
  return (
    <img
      src={image.address}
      srcSet={PICTURE_WIDTHS.map((px) => `${addressAt(image, px)} ${px}w`).join(', ')}
      sizes="(min-width: 1200px) 42rem, (min-width: 1024px) 56vw, 96vw"
      alt={alt}
      lang={lang}
      width={960}
      height={960}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className="aspect-square w-full object-cover"
    />
  )
}

type Onward = (to: number) => { href: string; onClick?: (event: MouseEvent) => void }

/** Wraps around at both ends. */
function Arrows({ at, count, onward }: { at: number; count: number; onward: Onward }) {
  const look =
    'absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full border border-line bg-surface text-ink transition-colors hover:border-primary hover:text-primary'
  return (
    <>
      <a
        {...onward((at + count - 1) % count)}
        aria-label={m.forms_previous_picture()}
        className={cn(look, 'start-3')}
      >
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      </a>
      <a
        {...onward((at + 1) % count)}
        aria-label={m.forms_next_picture()}
        className={cn(look, 'end-3')}
      >
        <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </a>
      <p className="absolute end-3 bottom-3 rounded-full bg-surface px-2.5 text-sm leading-6 text-ink tabular-nums">
        <bdi dir="ltr">{`${at + 1} / ${count}`}</bdi>
      </p>
    </>
  )
}

/** One URL serves all widths of a picture. */
function addressAt({ address }: ProductImage, width: number): string {
  return `${address.split('?')[0]}?w=${width}`
}
