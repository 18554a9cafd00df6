import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useId, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#messages'
import { cn } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** Buttons at the end of a dialog; they stay visible while its form is taller than the window. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-clear-of-toasts=""
      className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 pt-4 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-6"
    >
      {children}
    </div>
  )
}

export type RouteDialogProps = {
  title: ReactNode
  description?: ReactNode
  /** URL without the dialog. */
  closeTo: string
  /** Centered, or along the end of the page at full height; on phones the latter fills the window. */
  place?: 'middle' | 'end'
  className?: string
  children: ReactNode
}

/**
 * A dialog with its own URL: rendering it opens it; closing it (button, Escape, click outside) navigates to `closeTo`.
 * It is not in a portal, so that the server's HTML shows it without JavaScript.
 */
export function RouteDialog({
  title,
  description,
  closeTo,
  place = 'middle',
  className,
  children,
}: RouteDialogProps) {
  const navigate = useNavigate()
  const opener = useRef<Element | null>(null)
  // The library sets the dialog's label only in the browser.
  const titleId = useId()
  const close = () => void navigate(closeTo, { preventScrollReset: true })
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-[#0a1226]/60" />
      <Dialog.Content
        aria-labelledby={titleId}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={(event) => {
          // Focus the dialog itself first, so that its title is announced before its first field.
          event.preventDefault()
          opener.current = document.activeElement
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        onCloseAutoFocus={(event) => {
          // The library returns focus to its own trigger; here a link opened the dialog.
          event.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        }}
        className={cn(
          'fixed z-50 w-full animate-arrive overflow-y-auto border-line bg-surface p-5 shadow-float outline-none sm:p-7',
          place === 'middle'
            ? 'inset-x-0 bottom-0 m-auto max-h-[92dvh] max-w-form rounded-t-card border sm:top-0 sm:h-max sm:rounded-card'
            : 'inset-y-0 end-0 flex flex-col overscroll-contain sm:max-w-[31rem] sm:border-s',
          className,
        )}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <div>
            <Dialog.Title id={titleId} className="font-display text-heading font-bold">
              {title}
            </Dialog.Title>
            {description && (
              <Dialog.Description className="mt-2 text-muted">
                {typeof description === 'string' ? <Sentence>{description}</Sentence> : description}
              </Dialog.Description>
            )}
          </div>
          <IconButton asChild label={m.design_close()} className="-me-2 -mt-1">
            <Link to={closeTo} preventScrollReset>
              <X aria-hidden />
            </Link>
          </IconButton>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}
