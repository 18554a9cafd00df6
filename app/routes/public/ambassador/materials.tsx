import { ArrowUpRight, FileImage, FileText, PlayCircle } from 'lucide-react'
import { kindName, RESOURCE_KINDS } from '#domain/ambassadors/resource.ts'
import type { Resource } from '#domain/ambassadors/select-resources.ts'
import { fileAddress } from '#domain/files/file.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { m } from '#messages'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { describeResource } from './describe-place.ts'

/** Materials for ambassadors, by kind. */
export function Materials({ materials }: { materials: readonly Resource[] }) {
  if (materials.length === 0) {
    return (
      <EmptyState title={m.ambassador_materials_none()} level={3} region="coast">
        {m.ambassador_materials_none_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="-mt-4 mb-8 max-w-text text-lead text-muted">{m.ambassador_materials_lead()}</p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {RESOURCE_KINDS.map((kind) => {
          const ofKind = materials.filter((material) => material.kind === kind)
          return (
            <section key={kind} aria-labelledby={kind}>
              <h3 id={kind} className="mb-4 font-display text-subheading font-bold">
                {kindName(kind)}
              </h3>
              {ofKind.length === 0 ? (
                <p className="border-t border-line pt-4 text-muted">
                  {m.ambassador_materials_none_of_kind()}
                </p>
              ) : (
                <ul className="divide-y divide-line border-y border-line">
                  {ofKind.map((material) => (
                    <li key={material.id}>
                      <Material {...material} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

/** The whole row is a link: to one of our files or to another site. */
function Material({ kind, language, title, description, link, file }: Resource) {
  const Icon =
    file?.contentType === 'application/pdf'
      ? FileText
      : file
        ? FileImage
        : kind === 'training'
          ? PlayCircle
          : ArrowUpRight
  return (
    <a
      href={link ?? (file ? fileAddress(file.id) : undefined)}
      {...(link ? { rel: 'noopener noreferrer' } : {})}
      target="_blank"
      className="group flex gap-4 py-4 -outline-offset-2"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-tint text-gold">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span
          lang={otherThanPage(language)}
          dir="auto"
          className="block text-match font-medium wrap-anywhere text-primary underline-offset-4 group-hover:underline"
        >
          {title}
        </span>
        {description && (
          <span
            lang={otherThanPage(language)}
            dir="auto"
            className="mt-0.5 block text-match wrap-anywhere text-muted"
          >
            {description}
          </span>
        )}
        <span className="mt-1 block text-sm text-muted">
          {describeResource({ link, file })} {link && m.ambassador_material_elsewhere()}{' '}
          <LanguageMark language={language} />
        </span>
      </span>
    </a>
  )
}
