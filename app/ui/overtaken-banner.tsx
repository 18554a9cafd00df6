import { m } from '#messages'
import { Banner } from './banner.tsx'

export type OvertakenBannerProps = {
  title: string
  different: readonly { label: string; stored: string }[]
}

/** Reports that another window has saved, and lists the differences from the form below. */
export function OvertakenBanner({ title, different }: OvertakenBannerProps) {
  return (
    <Banner tone="danger" title={title}>
      <p>{m.forms_overtaken_text()}</p>
      {different.length > 0 && (
        <dl className="mt-3 grid gap-2 text-sm">
          {different.map(({ label, stored }) => (
            <div key={label}>
              <dt className="font-medium">{m.forms_as_saved({ field: label })}</dt>
              <dd dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
                {stored || m.forms_as_saved_nothing()}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Banner>
  )
}
