import { Button } from '#app/ui/button.tsx'

/** Sticky bar below the form with the save status and the main button. */
export function SaveBar({
  note,
  label,
  pending,
}: {
  note: string
  label: string
  pending: boolean
}) {
  return (
    <div
      data-print="never"
      data-clear-of-toasts=""
      className="sticky bottom-0 z-20 -mx-gutter border-t border-line bg-paper px-gutter py-3"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="me-auto text-sm text-muted">{note}</p>
        <Button
          type="submit"
          name="intent"
          value="save"
          pending={pending}
          className="flex-1 whitespace-nowrap sm:flex-none"
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
