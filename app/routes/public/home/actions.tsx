import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Menu, MenuItem } from '#app/ui/menu.tsx'

type Choice = { to: string; label: () => string }

const support: readonly Choice[] = [
  { to: '/projects-events', label: m.home_support_project },
  { to: '/events', label: m.home_support_event },
]
const becoming: Choice = { to: '/ambassador', label: m.home_become_ambassador }
const being: Choice = { to: '/ambassador/dashboard', label: m.campaigns_dashboard }
const volunteer: readonly Choice[] = [
  { to: '/projects-events?type=event&category=volunteer', label: m.home_volunteer_events },
  { to: '/projects-events?type=project&category=volunteer', label: m.home_volunteer_projects },
]

/** The three ways to act. */
export function HomeActions() {
  const isVolunteering = useIsOpen('volunteering')
  const hasAmbassadors = useIsOpen('ambassadors')
  const isAmbassador = useReader().viewer?.isAmbassador === true
  const mayApply = useIsOpen('partner-registration')
  return (
    <PersonalPart of="home-start">
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:flex-col">
        <Choices
          label={m.home_support()}
          choices={hasAmbassadors ? [...support, isAmbassador ? being : becoming] : support}
          look="primary"
        />
        {isVolunteering && (
          <Choices label={m.home_want_to_volunteer()} choices={volunteer} look="secondary" />
        )}
        {mayApply && (
          <Button asChild size="large" variant="secondary">
            <Link to="/partner-registration">{m.home_post()}</Link>
          </Button>
        )}
      </div>
    </PersonalPart>
  )
}

function Choices({
  label,
  choices,
  look,
}: {
  label: string
  choices: readonly Choice[]
  look: 'primary' | 'secondary'
}) {
  return (
    <Menu
      triggerClassName={buttonVariants({ variant: look, size: 'large', wide: true })}
      className="text-start"
      trigger={
        <>
          {label}
          <ChevronDown aria-hidden className="transition-transform group-open/menu:rotate-180" />
        </>
      }
    >
      {choices.map(({ to, label: words }) => (
        <MenuItem asChild key={to}>
          <Link to={to}>{words()}</Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
