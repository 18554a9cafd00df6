import { MessageCircleQuestion, Minus, Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#messages'
import type { PublicProduct } from '#domain/store/get-public-product.ts'
import { priceOf } from '#domain/store/product.ts'
import { useAlive } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { boxLook } from '#app/ui/field-look.ts'
import { cn } from '#app/ui/class-names.ts'
import { askAddress, choose, readSelection } from './selection.ts'
import { Sizes } from './sizes.tsx'

/** So few left are worth a word. */
const FEW = 5

/** Size and number of a product, what they come to, and where to ask for it. Without scripts, a form that comes back with the sum. */
export function ChoiceForm({ product }: { product: PublicProduct }) {
  const { variants, priceCents, name, partner } = product
  const [asked] = useSearchParams()
  const [chosen, setChosen] = useState(() => readSelection(variants, asked))
  // What stands in the field while it is typed in; it may be no number yet, or too high.
  const [typed, setTyped] = useState<string | null>(null)
  const alive = useAlive()
  const id = useId()
  const { variant, quantity } = chosen
  const hasSizes = variants.some(({ size }) => size !== '')
  const pick = (wish: { size?: string; quantity?: number }) =>
    setChosen(choose(variants, { size: variant?.size ?? null, quantity, ...wish }))
  const step = (by: 1 | -1) => {
    setTyped(null)
    pick({ quantity: quantity + by })
  }
  // Everything is known already; the Enter key only ends the typing.
  const settle = (event: FormEvent) => {
    event.preventDefault()
    setTyped(null)
  }
  const what =
    hasSizes && variant ? m.store_about_choice({ product: name, size: variant.size }) : name
  const about = quantity > 1 ? m.store_about_many({ quantity, product: what }) : what

  return (
    <form method="get" noValidate onSubmit={settle} className="grid gap-6">
      {/* The Enter key presses a form's first button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
      {hasSizes && (
        <Sizes variants={variants} chosen={variant} onChoose={(size) => pick({ size })} />
      )}
      {variant && (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <label htmlFor={id} className="text-sm font-medium">
              {m.store_quantity()}
            </label>
            <div className="mt-1.5 flex items-center gap-1.5">
              <Step
                by={-1}
                label={m.store_less()}
                onStep={alive ? () => step(-1) : undefined}
                disabled={quantity <= 1}
              />
              <input
                id={id}
                name="quantity"
                type="number"
                inputMode="numeric"
                min={1}
                max={variant.stock}
                value={typed ?? quantity}
                onChange={({ target }) => {
                  setTyped(target.value)
                  pick({ quantity: target.valueAsNumber })
                }}
                onBlur={() => setTyped(null)}
                aria-describedby={`${id}-left`}
                className={cn(boxLook, 'w-20 text-center tabular-nums')}
              />
              <Step
                by={1}
                label={m.store_one_more()}
                onStep={alive ? () => step(1) : undefined}
                disabled={quantity >= variant.stock}
              />
              {!alive && (
                <Button type="submit" variant="quiet">
                  {m.store_update()}
                </Button>
              )}
            </div>
            <p id={`${id}-left`} className="mt-1.5 text-sm text-muted">
              {variant.stock <= FEW ? m.store_left({ left: variant.stock }) : m.store_in_stock()}
            </p>
          </div>
          <output className="text-end" htmlFor={id}>
            <span className="block text-sm text-muted">{m.store_total()}</span>
            <span className="font-display text-heading font-bold tabular-nums">
              {priceOf(quantity * priceCents)}
            </span>
          </output>
        </div>
      )}
      <div>
        <Button asChild size="large" wide>
          <Link to={askAddress(about)}>
            <MessageCircleQuestion aria-hidden />
            {m.store_ask()}
          </Link>
        </Button>
        <p className="mt-3 text-sm text-muted wrap-anywhere">
          {variant ? m.store_ask_text({ organization: partner.name }) : m.store_ask_sold_out()}
        </p>
      </div>
    </form>
  )
}

type StepProps = {
  by: 1 | -1
  label: string
  /** Without it, the button sends the form. */
  onStep: (() => void) | undefined
  disabled: boolean
}

/** Stays in reach of the focus at the end of its way. */
function Step({ by, label, onStep, disabled }: StepProps) {
  const Icon = by === 1 ? Plus : Minus
  return (
    <button
      type={onStep ? 'button' : 'submit'}
      name="step"
      value={by}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onStep}
      className="grid size-11 shrink-0 place-items-center rounded-field border border-field bg-surface transition-colors hover:border-primary hover:text-primary aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
