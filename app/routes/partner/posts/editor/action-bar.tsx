import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** Always in reach below the form: what was last saved, saving and submitting. */
export function ActionBar({ note, pending }: { note: string; pending: 'save' | 'submit' | null }) {
  return (
    <div
      data-print="never"
      data-clear-of-toasts=""
      className="sticky bottom-0 z-20 -mx-gutter border-t border-line bg-paper px-gutter py-3"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="me-auto text-sm text-muted">{note}</p>
        <div className="flex flex-1 gap-3 sm:flex-none">
          {/* First, so that it is what Enter in a field does. */}
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="secondary"
            pending={pending === 'save'}
            className="flex-1 sm:flex-none"
          >
            {m.posts_save()}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="submit"
            pending={pending === 'submit'}
            className="flex-1 whitespace-nowrap sm:flex-none"
          >
            {m.posts_submit()}
          </Button>
        </div>
      </div>
    </div>
  )
}
