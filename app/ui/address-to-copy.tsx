import { m } from '#messages'
import { cn } from './class-names.ts'
import { inputVariants } from './field-look.ts'
import { showToast } from './show-toast.ts'

/** An address to select and copy; the label's element has the class. */
export function AddressToCopy({
  label,
  address,
  className,
}: {
  label: string
  address: string
  className: string
}) {
  return (
    <label className={cn('block', className)}>
      <span className="text-sm text-muted">{label}</span>
      <input
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
        className={cn(inputVariants, 'mt-1 text-sm')}
      />
    </label>
  )
}

/** Copies an address and says so. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ title: m.detail_share_copied() })
  } catch {
    showToast({ title: m.detail_share_failed(), destructive: true })
  }
}
