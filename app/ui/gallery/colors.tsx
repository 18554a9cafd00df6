import { m } from '#messages'
import { Specimen } from './specimen.tsx'

// Complete class names: Tailwind cannot find composed ones.
const swatches = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sand', 'bg-sand text-ink'],
  ['muted', 'bg-paper text-muted'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-strong', 'bg-primary-strong text-on-primary'],
  ['primary-tint', 'bg-primary-tint text-primary'],
  ['volunteer', 'bg-volunteer-tint text-volunteer'],
  ['donate', 'bg-donate-tint text-donate'],
  ['on-donate', 'bg-donate text-on-donate'],
  ['visit', 'bg-visit-tint text-visit'],
  ['invest', 'bg-invest-tint text-invest'],
  ['business', 'bg-business-tint text-business'],
  ['gold', 'bg-gold-tint text-gold'],
] as const

const sizes = [
  ['display', 'font-display font-bold text-display tracking-[-0.015em]'],
  ['title', 'font-display font-bold text-title tracking-[-0.015em]'],
  ['heading', 'font-display font-bold text-heading tracking-[-0.01em]'],
  ['subheading', 'font-display font-bold text-subheading'],
  ['figure', 'font-display font-bold text-figure'],
  ['lead', 'text-lead text-muted'],
  ['base', 'text-base'],
  ['sm', 'text-sm text-muted'],
  ['xs', 'text-xs font-medium'],
] as const

/** The design tokens: colors on their backgrounds, and the type scale in both alphabets. */
export function Colors() {
  return (
    <>
      <Specimen name={m.design_group_colors()}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {swatches.map(([name, look]) => (
            <li key={name} className={`rounded-field border border-line px-4 pt-8 pb-3 ${look}`}>
              <span className="text-sm font-medium">{name}</span>
            </li>
          ))}
        </ul>
        <div className="mt-4 h-1 w-24 bg-gold-leaf" />
      </Specimen>
      <Specimen name={m.design_group_type()}>
        <dl className="flex flex-col gap-6">
          {sizes.map(([name, look]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className={look}>{m.design_sample_line()}</dd>
            </div>
          ))}
          <div>
            <dt className="text-xs text-muted">he</dt>
            <dd lang="he" dir="rtl" className="font-display text-heading font-bold">
              {m.design_sample_hebrew()}
            </dd>
          </div>
        </dl>
      </Specimen>
    </>
  )
}
