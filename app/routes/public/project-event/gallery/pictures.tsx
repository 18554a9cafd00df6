import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { langOf } from '#platform/text/language.ts'
import { altOf, langOfAlt, sourcesOf } from './shown-picture.ts'
import { useLightbox } from './use-lightbox.tsx'

/** All pictures but the main one, with their captions; each opens large. */
export function Pictures({ item }: { item: PublicProjectEvent }) {
  const { linkTo, lightbox } = useLightbox(item)
  if (item.pictures.length < 2) return null
  return (
    <section aria-labelledby="pictures" className="mt-10 max-w-text">
      <h2 id="pictures" className="font-display text-subheading font-bold">
        {m.detail_pictures()}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4">
        {item.pictures.map(
          (picture, at) =>
            at > 0 && (
              <li key={picture.fileId} className="min-w-0">
                <figure>
                  <a {...linkTo(at)} className="block overflow-hidden rounded-field">
                    <img
                      {...sourcesOf(picture)}
                      sizes="(min-width: 640px) 14rem, 46vw"
                      alt={altOf(item, at)}
                      lang={langOfAlt(item, at)}
                      width={480}
                      height={360}
                      loading="lazy"
                      decoding="async"
                      className="aspect-4/3 w-full bg-sand object-cover transition-opacity hover:opacity-90"
                    />
                  </a>
                  {picture.caption && (
                    <figcaption
                      lang={langOf(picture.caption)}
                      dir="auto"
                      className="mt-1.5 text-start text-sm text-muted wrap-anywhere"
                    >
                      {picture.caption}
                    </figcaption>
                  )}
                </figure>
              </li>
            ),
        )}
      </ul>
      {lightbox}
    </section>
  )
}
