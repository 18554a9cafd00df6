import { useRef, useState } from 'react'
import { QUICK_AMOUNTS_CENTS } from '#domain/support/gift.ts'
import { parseCents, toInputValue, formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'
import { InShekels } from '../cards/in-shekels.tsx'
import { useHydrated } from '#app/ui/alive.ts'
import { TextField } from '#app/ui/text-field.tsx'

/** The amount, typed or picked from buttons; typed only without scripts. */
export function AmountField({
  defaultValue,
  error,
}: {
  defaultValue: string
  error: string | undefined
}) {
  const field = useRef<HTMLInputElement>(null)
  const alive = useHydrated()
  const [typed, setTyped] = useState(defaultValue)
  const choose = (cents: number) => {
    if (!field.current) return
    field.current.value = toInputValue(cents)
    setTyped(field.current.value)
    field.current.focus()
  }
  return (
    <div>
      <TextField
        ref={field}
        id="amount"
        name="amount"
        label={m.gifts_amount()}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={defaultValue}
        error={error}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        boxClassName="text-lg font-medium tabular-nums"
      />
      <InShekels cents={parseCents(typed.trim())} className="mt-1 block" />
      {alive && (
        <div
          role="group"
          aria-label={m.gifts_quick()}
          className="mt-2.5 grid grid-cols-5 gap-2 sm:flex"
        >
          {QUICK_AMOUNTS_CENTS.map((cents) => (
            <button
              key={cents}
              type="button"
              aria-label={m.gifts_quick_choose({ amount: formatMoney(cents) })}
              onClick={() => choose(cents)}
              className="min-h-9 rounded-full border border-field text-sm sm:px-4 font-medium tabular-nums transition-colors hover:border-donate hover:bg-donate-tint hover:text-donate pointer-coarse:min-h-11"
            >
              {formatMoney(cents)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
