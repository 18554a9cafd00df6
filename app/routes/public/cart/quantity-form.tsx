import { useId, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { m } from '#messages'
import { QUANTITY_MOST, type CartLine } from '#domain/orders/cart.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants, numberLook } from '#app/ui/field-look.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { CART } from './cart-address.ts'

type QuantityFormProps = {
  line: CartLine
  /** The accessible name of the line. */
  called: string
  form: FetcherWithComponents<unknown>
  problem: string | null
}

/** The quantity of a line: minus, a field, plus. Each change is saved immediately. */
export function QuantityForm({ line, called, form, problem }: QuantityFormProps) {
  const id = useId()
  const alive = useHydrated()
  // The field's text while the user types.
  const [typed, setTyped] = useState<string | null>(null)
  const most = Math.min(line.stock, QUANTITY_MOST)
  const sent = form.formData?.get('quantity')
  const quantity = typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : line.quantity
  const send = (wish: string | number) => {
    setTyped(null)
    if (String(wish) === String(quantity)) return
    const said = { line: line.id, quantity: String(wish) }
    void form.submit(said, { method: 'post', action: CART, preventScrollReset: true })
  }
  const step = (by: 1 | -1) => (alive ? () => send(quantity + by) : undefined)
  return (
    <form.Form
      method="post"
      action={CART}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        if (!alive) return
        event.preventDefault()
        send(typed ?? quantity)
      }}
    >
      <input type="hidden" name="line" value={line.id} />
      {/* The Enter key activates a form's first button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
      <label htmlFor={id} className="sr-only">
        {m.cart_quantity_of({ product: called })}
      </label>
      <div className="flex items-center gap-1">
        <StepButton by={-1} label={m.store_less()} onStep={step(-1)} disabled={quantity <= 1} />
        <input
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={typed ?? quantity}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== null && send(typed)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={cn(inputVariants, numberLook, 'w-12 px-1 sm:w-16')}
        />
        <StepButton
          by={1}
          label={m.store_one_more()}
          onStep={step(1)}
          disabled={quantity >= most}
        />
        <noscript>
          <Button type="submit" variant="quiet" size="small">
            {m.cart_update()}
          </Button>
        </noscript>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-donate">
          {problem}
        </p>
      )}
    </form.Form>
  )
}
