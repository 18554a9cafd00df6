import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { toast, Toaster as Toasts } from 'sonner'
import { m } from '#messages'
import { openStage, type ToastWords } from './show-toast.ts'

/** Screen readers only say what comes into a region that they know already. */
const NOTICED_MS = 100

/** Where toasts appear: bottom right, for 4 s each, at most three at once. */
export default function ToastStage() {
  useEffect(() => {
    let close = () => {}
    const timer = setTimeout(() => {
      close = openStage(show)
    }, NOTICED_MS)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [])
  return (
    <Toasts
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

function show({ title, description, destructive = false }: ToastWords): void {
  const tell = destructive ? toast.error : toast.success
  tell(title, description === undefined ? {} : { description })
}
