import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { fieldLabels } from './field-labels.ts'

/** What is stored by now, told to whoever was overtaken. */
export type Meanwhile = { version: number; values: FormValues }

/** Says that another window was faster, and where it differs from what stands here. */
export function Overtaken({ typed, meanwhile }: { typed: FormValues; meanwhile: Meanwhile }) {
  const different = Object.entries(fieldLabels()).filter(
    ([field]) => wordsIn(typed, field) !== wordsIn(meanwhile.values, field),
  )
  return (
    <Banner tone="danger" title={m.minisite_overtaken()}>
      <p>{m.minisite_overtaken_text()}</p>
      {different.length > 0 && (
        <dl className="mt-3 grid gap-2 text-sm">
          {different.map(([field, label]) => (
            <div key={field}>
              <dt className="font-medium">{m.minisite_now({ field: label })}</dt>
              <dd dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
                {wordsIn(meanwhile.values, field) || m.minisite_nothing()}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Banner>
  )
}

function wordsIn(values: FormValues, field: string): string {
  return (values[field] ?? '').replaceAll('\r\n', '\n').trim()
}
