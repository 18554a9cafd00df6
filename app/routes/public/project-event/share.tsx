import { Link2, Mail, Share2 } from 'lucide-react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { cn } from '#app/ui/class-names.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { showToast } from '#app/ui/show-toast.ts'

/** Ways to share a page: its URL, email and, with scripts, the clipboard and the device's share dialog. */
export function Share({ title, address }: { title: string; address: string }) {
  const alive = useHydrated()
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: m.detail_share_copied() })
    } catch {
      showToast({ title: m.detail_share_failed(), destructive: true })
    }
  }
  return (
    <Menu
      triggerClassName={buttonVariants({ variant: 'secondary' })}
      trigger={
        <>
          <Share2 aria-hidden />
          {m.detail_share()}
        </>
      }
    >
      <div className="w-[min(19rem,calc(100vw-3rem))]">
        <label className="block p-2">
          <span className="text-sm text-muted">{m.detail_share_address()}</span>
          <input
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.target.select()}
            className={cn(inputVariants, 'mt-1 text-sm')}
          />
        </label>
        {alive && (
          <MenuItem type="button" onClick={() => void copy()}>
            <Link2 aria-hidden />
            {m.detail_share_copy()}
          </MenuItem>
        )}
        <MenuItem asChild>
          <a href={mail}>
            <Mail aria-hidden />
            {m.detail_share_mail()}
          </a>
        </MenuItem>
        {alive && 'share' in navigator && (
          // Canceling the share dialog is not an error.
          <MenuItem
            type="button"
            onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
          >
            <Share2 aria-hidden />
            {m.detail_share_more()}
          </MenuItem>
        )}
      </div>
    </Menu>
  )
}
