import type { ReactNode } from 'react'
import { m } from '#messages'
import { ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import type { PublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { formatMoney } from '#domain/support/money.ts'
import { format } from '#platform/text/format.ts'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Portrait } from './portrait.tsx'
import { splitBio } from './split-bio.ts'
import { Ways } from './ways.tsx'

export type ShownHead = Pick<
  PublicAmbassador,
  'id' | 'name' | 'type' | 'bio' | 'logo' | 'photo' | 'email' | 'socialLinks' | 'figures'
>

/**
 * Who an ambassador is. As wide as what it stands in, so that it is the same on the page and, narrower, beside the
 * editor.
 */
export function AmbassadorHead({
  shown,
  level = 1,
  children,
}: {
  shown: ShownHead
  /** The level of the name in the page's outline. */
  level?: 1 | 3
  /** What one can do here. */
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  const { id, name, type, logo, photo, email, socialLinks, figures } = shown
  const { lead } = splitBio(shown.bio)
  return (
    <div className="@container">
      <div className="grid gap-x-14 gap-y-7 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <div className="@3xl:order-2">
          <Portrait {...{ id, name, logo, photo }} />
        </div>
        <div className="flex min-w-0 flex-col @3xl:py-4">
          <Eyebrow>{m.minisite_eyebrow({ type: ambassadorTypeLabel(type) })}</Eyebrow>
          <Heading
            dir="auto"
            className="font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
          >
            {name}
          </Heading>
          {lead && <Paragraphs text={lead} className="mt-5 max-w-text text-lead" />}
          <div className="mt-4 empty:hidden">
            <Ways email={email} socialLinks={socialLinks} />
          </div>
          <Figures {...figures} />
          {children && (
            <div className="mt-8 flex flex-wrap gap-3" data-print="never">
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function Figures({ supporters, raisedCents }: ShownHead['figures']) {
  if (supporters === 0 && raisedCents === 0) return null
  return (
    <div className="mt-8 flex flex-wrap gap-x-12 gap-y-6">
      {supporters > 0 && (
        <Stat
          figure={format.number(supporters)}
          label={m.minisite_supporters({ count: supporters })}
        />
      )}
      {raisedCents > 0 && <Stat figure={formatMoney(raisedCents)} label={m.minisite_raised()} />}
    </div>
  )
}
