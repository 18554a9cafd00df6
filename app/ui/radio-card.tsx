import type { ReactNode } from 'react'

export type RadioCardProps = {
  name: string
  value: string
  isChosen: boolean
  title: ReactNode
  help: ReactNode
}

/** One of a few options, with an explanation; the whole card is clickable. */
export function RadioCard({ name, value, isChosen, title, help }: RadioCardProps) {
  return (
    <label className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-field border border-field bg-surface p-4 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-checked:outline-1 has-checked:outline-primary">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="mt-1 size-4 accent-primary"
      />
      <span className="flex items-center gap-2 font-medium">{title}</span>
      <span className="col-start-2 mt-0.5 text-sm text-muted">{help}</span>
    </label>
  )
}
