import { Link } from 'react-router'
import { DASHBOARD_PATH, REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'

/** The way to become an ambassador, or to one's own dashboard. */
export function Begin() {
  const isAmbassador = useReader().viewer?.isAmbassador === true
  return (
    <PersonalPart of="begin-ambassador">
      <Button asChild size="large">
        {isAmbassador ? (
          <Link to={DASHBOARD_PATH}>{m.campaigns_dashboard()}</Link>
        ) : (
          <Link to={REGISTRATION_PATH}>{m.ambassador_begin()}</Link>
        )}
      </Button>
    </PersonalPart>
  )
}
