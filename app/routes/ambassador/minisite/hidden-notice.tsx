import { Link } from 'react-router'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'

/** Explains why a page is hidden and what its owner can do. */
export function HiddenNotice({ reason }: { reason: string }) {
  return (
    <Banner
      tone="warning"
      title={m.minisite_hidden()}
      className="mt-6"
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/contact?topic=ambassador">{m.minisite_hidden_write()}</Link>
        </Button>
      }
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {m.minisite_hidden_reason({ reason })}
      </p>
      <p className="mt-2 text-sm">{m.minisite_hidden_text()}</p>
    </Banner>
  )
}
