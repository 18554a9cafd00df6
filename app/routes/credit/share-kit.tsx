import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { inputVariants } from '#app/ui/field-look.ts'
import { CopyButton } from './copy-button.tsx'
import { LinkCode } from './link-code.tsx'
import type { ShareKitData } from './make-share-kit.server.ts'
import { ShareTexts } from './share-texts.tsx'

/** Names the box that holds the link; there is one kit a page. */
export const SHARE_BOX = 'share-link'

/** What an ambassador needs to pass a link on: its address, words to go with it, and a code for paper. */
export function ShareKit({ kit }: { kit: ShareKitData }) {
  const { address, codeAddress, drawing, texts } = kit
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card className="flex min-w-0 flex-col gap-7">
        <Address address={address} />
        {/* Words that were changed are of this link. */}
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
        <CopyButton of={box}>{m.credit_share_copy()}</CopyButton>
        {alive && 'share' in navigator && (
          // Giving up half way is no failure.
          <Button
            type="button"
            onClick={() => void navigator.share({ url: address }).catch(() => {})}
          >
            <Share2 aria-hidden />
            {m.credit_share_native()}
          </Button>
        )}
      </div>
    </div>
  )
}
