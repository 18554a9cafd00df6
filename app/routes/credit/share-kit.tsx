import { Share2, Download, Printer } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { CopyButton } from './copy-button.tsx'
import type { ShareKitData } from './make-share-kit.server.ts'
import { ShareTexts } from './share-texts.tsx'
import type { Drawing } from './draw-code.server.ts'

/** The ID of the field with the link; a page has one share kit. */
export const SHARE_BOX = 'share-link'

/** What an ambassador needs to share a link: its URL, suggested texts and a QR code for print. */
export function ShareKit({ kit }: { kit: ShareKitData }) {
  const { address, codeAddress, drawing, texts } = kit
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card className="flex min-w-0 flex-col gap-7">
        <Address address={address} />
        {/* Edited texts belong to this link only. */}
        <ShareTexts key={address} texts={texts} />
      </Card>
      <LinkCode address={address} codeAddress={codeAddress} drawing={drawing} />
    </div>
  )
}

function Address({ address }: { address: string }) {
  const id = SHARE_BOX
  const box = useRef<HTMLInputElement>(null)
  const alive = useHydrated()
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {m.credit_share_link()}
      </label>
      <p id={`${id}-help`} className="mt-1 text-sm text-muted">
        {m.credit_share_link_help()}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          ref={box}
          id={id}
          aria-describedby={`${id}-help`}
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
          className={cn(inputVariants, 'min-w-0 flex-1 basis-64 tabular-nums')}
        />
        <CopyButton of={box}>{m.forms_copy_link()}</CopyButton>
        {alive && 'share' in navigator && (
          // Canceling the share dialog is not an error.
          <Button
            type="button"
            onClick={() => void navigator.share({ url: address }).catch(() => {})}
          >
            <Share2 aria-hidden />
            {m.forms_share()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A link as a QR code for print. */
function LinkCode({
  address,
  codeAddress,
  drawing,
}: {
  address: string
  codeAddress: string
  drawing: Drawing
}) {
  return (
    <Card ground="sand" className="flex flex-col gap-4 lg:self-start">
      <h3 className="font-medium">{m.credit_share_code()}</h3>
      <QrCode
        drawing={drawing}
        label={m.credit_share_code_alt({ address })}
        className="mx-auto w-full max-w-60"
      />
      <p className="text-sm text-muted">{m.credit_share_code_help()}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="small">
          <a href={codeAddress} download>
            <Download aria-hidden />
            {m.credit_share_download()}
          </a>
        </Button>
        <Button asChild variant="quiet" size="small">
          <a href={codeAddress} target="_blank" rel="noreferrer">
            <Printer aria-hidden />
            {m.credit_share_print()}
          </a>
        </Button>
      </div>
    </Card>
  )
}
