import { format } from '#platform/text/format.ts'
import { MessageCircleQuestion, ShoppingCart } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { m } from '#messages'
import { InShekels } from '../cards/in-shekels.tsx'
import type { PublicProduct } from '#domain/store/queries/get-public-product.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { inputVariants, numberLook } from '#app/ui/field-look.ts'
import { cn } from '#app/ui/class-names.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { localized } from '#platform/text/language.ts'
import { addAddress, CART } from '../cart/cart-address.ts'
import type { action } from '../cart/actions.server.ts'
import { askAddress, selectVariant, readSelection } from './selection.ts'
import { Sizes } from './sizes.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** From this number down, the stock is shown. */
const FEW = 5

/**
 * Size, quantity, total and the button that adds to the cart. Without scripts, the small buttons reload the page with
 * the new total, and the large one adds the product.
 */
export function ChoiceForm({ product }: { product: PublicProduct }) {
  const { id: productId, variants, priceCents, name, partner } = product
  const [asked] = useSearchParams()
  const [chosen, setChosen] = useState(() => readSelection(variants, asked))
  // The field's text while the user types; may be invalid or too high.
  const [typed, setTyped] = useState<string | null>(null)
  const fetcher = useFetcher<typeof action>({ key: `add-${productId}` })
  // Shows an error until the selection changes or the form is sent again; a success returns no data.
  const [mended, setMended] = useState(fetcher.data)
  const settling = useRef<HTMLButtonElement>(null)
  const alive = useHydrated()
  const id = useId()
  const { variant, quantity, most, isBeyond } = chosen
  const isSoldOut = most === 0
  const hasSizes = variants.some(({ size }) => size !== '')
  const refused =
    fetcher.data !== mended && fetcher.data && 'problems' in fetcher.data
      ? fetcher.data.problems
      : null
  const problem =
    refused?.fields['quantity'] ??
    (isBeyond
      ? m.cart_only_left({ count: most })
      : refused?.fields['size']
        ? null
        : refused?.message)
  const pick = (wish: { size?: string; quantity?: number }) => {
    setMended(fetcher.data)
    setChosen(selectVariant(variants, { size: variant?.size ?? null, quantity, ...wish }))
  }
  const step = (by: 1 | -1) => {
    if (!alive) return undefined
    return () => {
      setTyped(null)
      pick({ quantity: quantity + by })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setTyped(null)
    setMended(fetcher.data)
    // The hidden button has nothing to submit: Enter only commits the typed text.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter === settling.current || fetcher.state !== 'idle') event.preventDefault()
  }
  const what =
    hasSizes && variant ? m.store_about_choice({ product: name, size: variant.size }) : name
  const about = quantity > 1 ? m.store_about_many({ quantity, product: what }) : what
  // Without scripts these reload the page with the selection in its URL.
  const again = { formMethod: 'get', formAction: localized(`/store/${productId}`) } as const

  return (
    <fetcher.Form
      method="post"
      action={addAddress(productId, priceCents)}
      preventScrollReset
      noValidate={alive}
      onSubmit={submit}
      className="grid gap-6"
    >
      {/* The Enter key activates a form's first button. */}
      <button
        ref={settling}
        type="submit"
        {...again}
        formNoValidate
        hidden
        aria-hidden
        tabIndex={-1}
      />
      {hasSizes && (
        <Sizes
          variants={variants}
          chosen={variant}
          onChoose={(size) => pick({ size })}
          problem={refused?.fields['size'] ?? null}
        />
      )}
      {!isSoldOut && (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <label htmlFor={id} className="text-sm font-medium">
              {m.store_quantity()}
            </label>
            <div className="mt-1.5 flex items-center gap-1.5">
              <StepButton
                by={-1}
                label={m.store_less()}
                onStep={step(-1)}
                disabled={quantity <= 1}
                {...again}
              />
              <input
                id={id}
                name="quantity"
                type="number"
                inputMode="numeric"
                min={1}
                max={most}
                required
                value={typed ?? quantity}
                onChange={({ target }) => {
                  setTyped(target.value)
                  pick({ quantity: target.valueAsNumber })
                }}
                onBlur={() => setTyped(null)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}-left`}
                className={cn(inputVariants, numberLook, 'w-20')}
              />
              <StepButton
                by={1}
                label={m.store_one_more()}
                onStep={step(1)}
                disabled={quantity >= most}
                {...again}
              />
              {!alive && (
                <Button type="submit" variant="quiet" formNoValidate {...again}>
                  {m.store_update()}
                </Button>
              )}
            </div>
            <p
              id={`${id}-left`}
              role={problem ? 'alert' : undefined}
              className={cn('mt-1.5 text-sm', problem ? 'text-donate' : 'text-muted')}
            >
              {problem ??
                (most <= FEW && (variant || variants.length === 1)
                  ? m.store_left({ left: most })
                  : m.store_in_stock())}
            </p>
          </div>
          <output className="text-end" htmlFor={id}>
            <span className="block text-sm text-muted">{m.store_total()}</span>
            <span className="font-display text-heading font-bold tabular-nums">
              {format.price(quantity * priceCents)}
            </span>
            {quantity > 1 && <InShekels cents={quantity * priceCents} className="block" />}
          </output>
        </div>
      )}
      <div>
        {!isSoldOut && (
          <>
            <Button size="large" wide pending={fetcher.state !== 'idle'}>
              <ShoppingCart aria-hidden />
              {m.cart_add()}
            </Button>
            <p className="mt-3 text-sm text-muted wrap-anywhere">
              <Sentence>{m.store_sent_by({ organization: partner.name })}</Sentence>
            </p>
          </>
        )}
        {isSoldOut && <p className="text-muted">{m.store_ask_sold_out()}</p>}
        <div className="mt-2 -mx-3 flex flex-wrap gap-x-1">
          <Button asChild variant="quiet" className="px-3">
            <Link to={askAddress(about)}>
              <MessageCircleQuestion aria-hidden />
              {m.store_ask()}
            </Link>
          </Button>
          {!isSoldOut && (
            <Button asChild variant="quiet" className="px-3">
              <Link to={CART}>{m.cart_view()}</Link>
            </Button>
          )}
        </div>
      </div>
    </fetcher.Form>
  )
}
