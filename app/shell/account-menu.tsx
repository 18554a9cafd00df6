import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import { fileAddress } from '#domain/files/file.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { Menu } from '#app/ui/menu.tsx'
import { AccountChoices } from './account-choices.tsx'
import { PersonalPart } from './personal/personal-part.tsx'
import type { ShownViewer } from './present-viewer.ts'
import { SignInButtons } from './sign-in-buttons.tsx'
import { useReader } from './use-reader.ts'

/** The header's last place: the menu of someone who is signed in, or the ways to sign in. */
export function AccountCorner() {
  const { viewer } = useReader()
  return (
    <PersonalPart of="account">
      {viewer ? <AccountMenu viewer={viewer} /> : <SignInButtons />}
    </PersonalPart>
  )
}

/** The signed-in user's menu. Opens without JavaScript. */
function AccountMenu({ viewer }: { viewer: ShownViewer }) {
  return (
    <Menu
      align="end"
      triggerClassName={cn(buttonVariants({ variant: 'quiet' }), 'px-2 py-1 text-ink')}
      className="-me-2"
      trigger={
        <>
          <Avatar
            name={viewer.fullName || viewer.email}
            src={viewer.avatarFileId && fileAddress(viewer.avatarFileId, 480)}
            size="small"
          />
          <span className="max-2xl:sr-only">{m.shell_account()}</span>
          <ChevronDown
            aria-hidden
            className="text-muted transition-transform group-open/menu:rotate-180"
          />
        </>
      }
    >
      <AccountChoices viewer={viewer} />
    </Menu>
  )
}
