import { Plus } from 'lucide-react'
import { SIZES_MOST } from '#domain/store/product.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import type { Language } from '#platform/text/language.ts'
import { ShortText } from '../short-text.tsx'
import type { Row } from './form-rows.ts'
import { LineButtons } from './line-buttons.tsx'
import { EMPTY_SIZE } from './product-values.ts'
import { useLines } from './use-lines.ts'

export type ProductSectionProps = {
  values: Row
  problems: Row
  /** In which the product is written. */
  language: Language
  onChange: () => void
}

/** A product's sizes with their stock, one row each. */
export function SizesSection({
  values,
  problems,
  language,
  onChange,
  soldIds,
}: ProductSectionProps & {
  /** Ids of sizes that have been sold and cannot be removed. */
  soldIds: readonly string[]
}) {
  const { lines, arrange } = useLines(values, {
    list: 'sizes',
    empty: EMPTY_SIZE,
    onChange,
    firstField: 'size',
  })
  const error = problems['sizes']
  const ids = useFieldIds('sizes', { error })
  return (
    <FormSection title={m.shopdesk_section_sizes()} lead={m.shopdesk_section_sizes_lead()}>
      <ol id={ids.box} tabIndex={-1} className="flex flex-col" aria-describedby={ids.described}>
        {lines.map(({ key, id = '', stock, seen, ...line }, at) => {
          const number = at + 1
          const name = `sizes.${at}`
          const wasSold = soldIds.includes(id)
          const isOnly = lines.length === 1
          return (
            <li key={key} className="border-t border-line py-4 first:border-0 first:pt-0">
              <input type="hidden" name={`${name}.id`} value={id} />
              <input type="hidden" name={`${name}.seen`} value={seen} />
              <div className="flex flex-wrap items-start justify-end gap-x-3 gap-y-2">
                <ShortText
                  {...{ problems, language }}
                  name={`${name}.size`}
                  input="size"
                  values={line}
                  form={values}
                  label={m.shopdesk_size({ number })}
                  className="min-w-28 flex-2"
                />
                <TextField
                  id={`${name}.stock`}
                  name={`${name}.stock`}
                  defaultValue={stock}
                  label={m.shopdesk_stock({ number })}
                  error={problems[`${name}.stock`]}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  className="min-w-28 flex-1"
                />
                <div className="sm:pt-6.5">
                  <LineButtons
                    at={at}
                    count={lines.length}
                    arrange={arrange}
                    words={{
                      up: m.shopdesk_size_up({ number }),
                      down: m.shopdesk_size_down({ number }),
                      remove: wasSold || isOnly ? null : m.shopdesk_size_remove({ number }),
                    }}
                  />
                </div>
              </div>
              {wasSold && (
                <p className="mt-1.5 text-sm text-muted">{m.shopdesk_size_sold_note()}</p>
              )}
            </li>
          )
        })}
      </ol>
      <FieldNotes ids={ids} help={m.shopdesk_size_help()} error={error} />
      {lines.length < SIZES_MOST && (
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="self-start"
          {...arrange('add', 0)}
        >
          <Plus aria-hidden />
          {m.shopdesk_size_add()}
        </Button>
      )}
    </FormSection>
  )
}
