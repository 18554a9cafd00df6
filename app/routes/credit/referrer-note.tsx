import { Waypoints } from 'lucide-react'
import { useId } from 'react'
import type { Referrer as Whom } from '#domain/ambassadors/queries/find-referrer.ts'
import { m } from '#messages'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** Names the ambassador whose link a supporter followed, with a checkbox to credit them, checked by default. */
export function ReferrerNote({
  through,
  typed,
}: {
  through: Whom | null
  /** The values of the previous submission. */
  typed: Record<string, string> | undefined
}) {
  const name = useId()
  if (!through) return null
  return (
    <fieldset aria-labelledby={name} className="rounded-card bg-primary-tint px-4 pt-4 pb-3">
      <p id={name} className="flex items-start gap-3 font-medium wrap-anywhere">
        <Waypoints aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          <bdi>
            <Sentence>{m.credit_came_through({ name: through.name })}</Sentence>
          </bdi>
          {through.campaign !== null && (
            <>
              {' '}
              <bdi className="font-normal text-muted">
                <Sentence>{m.credit_for_campaign({ campaign: through.campaign })}</Sentence>
              </bdi>
            </>
          )}
        </span>
      </p>
      <CheckboxField
        id="isCredited"
        name="isCredited"
        value={through.code}
        label={m.credit_box()}
        help={m.credit_box_help()}
        defaultChecked={typed ? 'isCredited' in typed : true}
      />
    </fieldset>
  )
}
