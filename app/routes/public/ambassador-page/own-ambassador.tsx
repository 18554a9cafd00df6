import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { MINISITE_PATH } from '#domain/ambassadors/chosen-item.ts'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { readPerson } from '#app/shell/personal/person.tsx'
import { useSession } from '#app/shell/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'

export type OwnAmbassadorProps = {
  ambassadorId: string
  /** Null on a visitor's page, which may have become a person's. */
  isOwn: boolean | null
}

/** What only the ambassador sees on their own page: the way to edit it. */
export function OwnAmbassador({ ambassadorId, isOwn }: OwnAmbassadorProps) {
  const { viewer } = useSession()
  const isViewers = isOwn ?? (viewer !== null && readPerson()?.ambassadorId === ambassadorId)
  return (
    <PersonalPart of="own-ambassador" about={ambassadorId}>
      {isViewers && (
        <div className="border-t border-line bg-gold-tint" data-print="never">
          <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <p className="text-sm">{m.minisite_own()}</p>
            <Button asChild variant="secondary" size="small">
              <Link to={MINISITE_PATH}>
                <PenLine aria-hidden />
                {m.minisite_edit()}
              </Link>
            </Button>
          </Container>
        </div>
      )}
    </PersonalPart>
  )
}
