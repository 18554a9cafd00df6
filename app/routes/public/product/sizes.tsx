import { useId } from 'react'
import { m } from '#messages'
import { langOf } from '#platform/text/language.ts'
import type { Variant } from '#domain/store/product.ts'

type SizesProps = {
  variants: readonly Variant[]
  chosen: Variant | null
  onChoose: (size: string) => void
  /** The error of the selection. */
  problem: string | null
}

/** The sizes of a product; sold-out ones are labeled and disabled. */
export function Sizes({ variants, chosen, onChoose, problem }: SizesProps) {
  const told = useId()
  return (
    <fieldset aria-describedby={problem ? told : undefined}>
      <legend className="text-sm font-medium">{m.store_size()}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {variants.map(({ id, size, stock }) => (
          <label
            key={id}
            className="relative inline-flex min-h-11 max-w-full min-w-13 flex-col items-center justify-center rounded-field border border-field bg-surface px-3.5 py-1.5 font-medium transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-muted has-disabled:hover:border-field"
          >
            <input
              type="radio"
              name="size"
              value={size}
              disabled={stock === 0}
              required
              checked={size === chosen?.size}
              onChange={() => onChoose(size)}
              className="sr-only"
            />
            <span lang={langOf(size)} dir="auto" className="max-w-full leading-5 wrap-anywhere">
              {size}
            </span>
            {stock === 0 && <span className="text-xs">{m.store_sold_out()}</span>}
          </label>
        ))}
      </div>
      {problem && (
        <p id={told} role="alert" className="mt-1.5 text-sm text-donate">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
