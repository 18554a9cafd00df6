import { Download, Printer } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Drawing } from './draw-code.server.ts'

/** A link as a code to scan, to take along on paper. Dark on light in every appearance, as scanners want it. */
export function LinkCode({
  address,
  codeAddress,
  drawing,
}: {
  address: string
  codeAddress: string
  drawing: Drawing
}) {
  const { size, path } = drawing
  return (
    <Card ground="sand" className="flex flex-col gap-4 lg:self-start">
      <h3 className="font-medium">{m.credit_share_code()}</h3>
      <div
        data-theme="light"
        className="mx-auto w-full max-w-60 rounded-field border border-line bg-surface p-2 text-ink"
      >
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={m.credit_share_code_alt({ address })}
          shapeRendering="crispEdges"
          className="block w-full"
        >
          <path fill="currentColor" d={path} />
        </svg>
      </div>
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
