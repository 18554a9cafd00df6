import { Keyboard } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { act } from './act.ts'

const KEPT = 'office-shortcuts'

const list: [string[], () => string][] = [
  [['J'], m.office_key_next],
  [['K'], m.office_key_previous],
  [['O', 'Enter'], m.office_key_open],
  [['X'], m.office_key_select],
  [['A'], m.office_key_approve],
  [['R'], m.office_key_reject],
  [['/'], m.forms_search],
  [['?'], m.office_key_help],
]

/**
 * The keyboard shortcuts of the administration, with a button that lists them and turns them off, as WCAG 2.1.4 asks of
 * shortcuts of a single letter. The browser remembers the choice.
 */
export default function Shortcuts() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(wasOn)
  /** What had the focus when a key opened the list. */
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const led = act(event)
      if (led === 'help') {
        before.current = document.activeElement as HTMLElement | null
        setIsOpen(true)
      } else if (led) void navigate(led.to, { preventScrollReset: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, navigate])
  const choose = (isChosen: boolean) => {
    setIsOn(isChosen)
    try {
      localStorage.setItem(KEPT, isChosen ? 'on' : 'off')
    } catch {
      // The browser stores nothing for us: the choice lasts until the page is left.
    }
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Container className="pb-6 pointer-coarse:hidden">
        <Dialog.Trigger className="inline-flex min-h-9 items-center gap-2 text-sm text-muted underline-offset-4 hover:text-primary hover:underline">
          <Keyboard aria-hidden className="size-4" />
          {m.office_keys()}
        </Dialog.Trigger>
      </Container>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0a1226]/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const back = before.current
            before.current = null
            if (!back || back === document.body) return
            event.preventDefault()
            back.focus()
          }}
          className="fixed inset-0 z-50 m-auto h-max max-h-[92dvh] w-full max-w-form animate-arrive overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float outline-none sm:p-7"
        >
          <Dialog.Title className="font-display text-heading font-bold">
            {m.office_keys()}
          </Dialog.Title>
          <dl className="my-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
            {list.map(([keys, label]) => (
              <div key={keys[0]} className="contents">
                <dt className="flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-field border border-field px-1.5 py-0.5 text-center font-sans text-sm"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{label()}</dd>
              </div>
            ))}
          </dl>
          <p className="mb-3 text-sm text-muted">{m.office_keys_text()}</p>
          <SwitchField
            label={m.office_keys_on()}
            checked={isOn}
            onChange={(event) => choose(event.currentTarget.checked)}
          />
          <div className="mt-4 flex justify-end">
            <Dialog.Close asChild>
              <Button variant="secondary">{m.design_close()}</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off'
  } catch {
    return true
  }
}
