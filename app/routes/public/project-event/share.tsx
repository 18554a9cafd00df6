import { Link2, Mail, Share2 } from 'lucide-react'
import { m } from '#messages'
import { AddressToCopy, copyAddress } from '#app/ui/address-to-copy.tsx'
import { useHydrated } from '#app/ui/alive.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { NetworkMark, type ShareNetwork } from '#app/ui/network-mark.tsx'

/** Ways to share a page: its URL, email and, with scripts, the clipboard and the device's share dialog. */
export function Share({ title, address }: { title: string; address: string }) {
  const alive = useHydrated()
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <Menu
      triggerClassName={buttonVariants({ variant: 'secondary' })}
      trigger={
        <>
          <Share2 aria-hidden />
          <span className="max-sm:sr-only">{m.forms_share()}</span>
        </>
      }
    >
      <div className="w-[min(19rem,calc(100vw-3rem))]">
        <AddressToCopy label={m.detail_share_address()} address={address} className="p-2" />
        {alive && (
          <MenuItem type="button" onClick={() => void copyAddress(address)}>
            <Link2 aria-hidden />
            {m.forms_copy_link()}
          </MenuItem>
        )}
        {networks(title, address).map(([network, name, to]) => (
          <MenuItem asChild key={network}>
            <a href={to} rel="noopener noreferrer" target="_blank">
              <NetworkMark network={network} />
              {name}
            </a>
          </MenuItem>
        ))}
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

/** Plain links: nothing of these networks is loaded. */
function networks(title: string, address: string): [ShareNetwork, name: string, to: string][] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
  return [
    [
      'whatsapp',
      m.detail_share_whatsapp(),
      `https://wa.me/?${query({ text: `${title} ${address}` })}`,
    ],
    [
      'facebook',
      m.forms_facebook(),
      `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    ],
    ['x', m.detail_share_x(), `https://x.com/intent/post?${query({ text: title, url: address })}`],
  ]
}
