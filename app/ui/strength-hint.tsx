import { m } from '#messages'
import { cn } from './class-names.ts'
import { strengthOf, type Strength } from './strength.ts'

const steps: Record<Strength, number> = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 }
const fills: Record<Strength, string> = {
  short: 'bg-line',
  weak: 'bg-donate',
  fair: 'bg-gold',
  good: 'bg-volunteer',
  strong: 'bg-volunteer',
}

/** Shows a password's strength in words and as a bar of four; empty while nothing is typed. */
export function StrengthHint({ password, minimum }: { password: string; minimum: number }) {
  const strength = strengthOf(password, minimum)
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      {password !== '' && (
        <span aria-hidden className="grid w-28 shrink-0 grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={cn(
                'h-1.5 rounded-full border border-transparent bg-line transition-colors',
                step <= steps[strength] && fills[strength],
              )}
            />
          ))}
        </span>
      )}
      <span role="status">{password !== '' && wordsFor(strength, minimum)}</span>
    </div>
  )
}

function wordsFor(strength: Strength, minimum: number): string {
  if (strength === 'short') return m.design_strength_short({ minimum })
  if (strength === 'weak') return m.design_strength_weak()
  if (strength === 'fair') return m.design_strength_fair()
  return strength === 'good' ? m.design_strength_good() : m.design_strength_strong()
}
