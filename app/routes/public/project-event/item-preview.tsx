import { ArrowLeft, Eye } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { kindLabel, kindsOffered } from '#domain/support/support.ts'
import { restDaysOf } from '#domain/project-events/rest-days.ts'
import { Container } from '#app/ui/container.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { RestDaysNote } from '../../shared/rest-days-note.tsx'
import { ItemActions, ItemPage } from './item-page.tsx'
import { SupportPanel, type SupportPanelData } from './support-panel.tsx'

/** Headers of a preview: search engines and caches have nothing to do with it. */
export const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' }

/** A proposal as its public page would show it to a visitor, marked as a preview. Its buttons do nothing. */
export function ItemPreview({
  item,
  text,
  back,
}: {
  item: PublicProjectEvent
  text: string
  back: { to: string; label: string }
}) {
  const shown = { ...item, title: item.title || m.posts_preview_untitled() }
  const kinds = kindsOffered(item)
  const restDays = restDaysOf(item)
  const panel: SupportPanelData = {
    ways: kinds.map((kind) => ({ kind, obstacle: null })),
    own: [],
    isOver: item.isOver,
    isOwnItem: false,
    signedIn: false,
  }
  return (
    <>
      <section
        aria-label={m.posts_preview_banner()}
        className="border-b border-line bg-sand px-gutter py-3"
      >
        <div className="mx-auto flex max-w-[75rem] flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex min-w-0 flex-1 basis-72 gap-2">
            <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-gold" />
            <span>
              <strong className="font-medium">{m.posts_preview_banner()}</strong> · {text}
            </span>
          </p>
          <Link to={back.to} className={buttonVariants({ variant: 'secondary', size: 'small' })}>
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            {back.label}
          </Link>
        </div>
      </section>
      {restDays.length > 0 && (
        <Container className="pt-4">
          <RestDaysNote lines={restDays} />
        </Container>
      )}
      <ItemPage
        item={shown}
        panel={
          <>
            <p className="mb-3 text-sm text-muted">
              {m.posts_preview_buttons()}
              {kinds.length > 0 && (
                <span className="sr-only">
                  {' '}
                  {m.posts_preview_ways({ ways: kinds.map((kind) => kindLabel(kind)).join(', ') })}
                </span>
              )}
            </p>
            <div inert className="opacity-75">
              <SupportPanel item={shown} {...panel} />
            </div>
          </>
        }
        actions={
          <div inert className="flex flex-wrap gap-3 opacity-75">
            <ItemActions item={shown} isSaved={false} address="" />
          </div>
        }
      />
    </>
  )
}
