import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Stage } from 'sonner'
import { m } from '#messages'

/** Where toasts appear: bottom right, for 4 s each, at most three at once. Stands once, in the document. */
export function Toaster() {
  return (
    <Stage
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      style={{ fontFamily: 'var(--font-body)' }}
      containerAriaLabel={m.design_notifications()}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-volunteer" />,
        error: <CircleAlert aria-hidden className="size-5 text-donate" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-card border border-line bg-surface px-4 py-3.5 text-ink shadow-float',
          error: 'border-donate/40! bg-donate-tint!',
          title: 'font-medium leading-5',
          description: 'mt-1 text-sm text-ink',
          content: 'min-w-0 flex-1',
        },
      }}
    />
  )
}
