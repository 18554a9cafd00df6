import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react'
import type { FormValues } from '#app/request/form.ts'
import type { MinisitePictures } from './draft.ts'

const PICTURES = ['logo', 'photo'] as const

/** Tracks a form's values while the user types, and the chosen pictures, for the preview. */
export function useMinisiteDraft(initial: FormValues) {
  const [values, setValues] = useState(initial)
  const [chosen, setChosen] = useState<Partial<MinisitePictures>>({})
  const lent = useRef<string[]>([])
  useEffect(() => () => giveBack(lent.current), [])

  const follow = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget)
    setValues(
      Object.fromEntries([...data].filter((entry) => typeof entry[1] === 'string')) as FormValues,
    )
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    giveBack(lent.current)
    const pictures: Partial<MinisitePictures> = {}
    lent.current = PICTURES.flatMap((name) => {
      const file = data.get(name)
      if (!(file instanceof File) || !file.type.startsWith('image/')) return []
      const address = URL.createObjectURL(file)
      pictures[name] = address
      return [address]
    })
    setChosen(pictures)
  }
  return { values: useDeferredValue(values), chosen, follow }
}

function giveBack(addresses: readonly string[]): void {
  for (const address of addresses) URL.revokeObjectURL(address)
}
