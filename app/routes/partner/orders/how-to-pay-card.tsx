import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { howToPayAddress } from './params.ts'

/** What whoever pays the organization reads, with the way to change it. */
export function HowToPayCard({ instructions, mayAct }: { instructions: string; mayAct: boolean }) {
  return (
    <Card ground="sand" className="h-fit min-w-0">
      <h2 className="font-display text-subheading font-bold">{m.orderdesk_how_title()}</h2>
      {instructions ? (
        <Paragraphs text={instructions} className="mt-3 text-sm" />
      ) : (
        <p className="mt-2 text-sm text-muted">{m.orderdesk_how_none()}</p>
      )}
      <p className="mt-3 text-sm text-muted">{m.orderdesk_how_shared()}</p>
      {mayAct && (
        <Button asChild variant="secondary" size="small" className="mt-4">
          <Link to={howToPayAddress}>
            {instructions ? m.orderdesk_how_edit() : m.orderdesk_how_write()}
          </Link>
        </Button>
      )}
    </Card>
  )
}
