import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { toast, Toaster as Toasts } from 'sonner'
import { m } from '#messages'
import { openStage, type ToastMessage } from './show-toast.ts'
import { CLEAR_OF_TOASTS, EDGE, roomForToasts } from './toast-room.ts'

/** Screen readers only announce changes in a live region that already exists. */
const NOTICED_MS = 100

/** Shows toasts at the bottom right, above elements that must stay visible, for 4 s each and at most three at once. */
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
  const [bottom, setBottom] = useState(EDGE)
  const { key } = useLocation()
  return (
    <>
      <Room key={key} tell={setBottom} />
      <Toasts
        position="bottom-right"
        offset={{ bottom, right: EDGE }}
        mobileOffset={{ bottom, left: 16, right: 16 }}
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
    </>
  )
}

/** Measures again on each page and whenever the page scrolls or resizes below the toasts. */
function Room({ tell }: { tell: (room: number) => void }) {
  useEffect(() => {
    const measure = () => tell(roomNow())
    measure()
    addEventListener('scroll', measure, { capture: true, passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure, { capture: true })
      removeEventListener('resize', measure)
    }
  }, [tell])
  return null
}

function roomNow(): number {
  const places = [...document.querySelectorAll(`[${CLEAR_OF_TOASTS}]`)]
  return roomForToasts(
    { width: innerWidth, height: innerHeight },
    places.map((place) => place.getBoundingClientRect()),
  )
}

function show({ title, description, destructive = false }: ToastMessage): void {
  const tell = destructive ? toast.error : toast.success
  tell(title, description === undefined ? {} : { description })
}
