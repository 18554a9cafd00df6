import { Avatar } from '#app/ui/avatar.tsx'
import type { MonogramProps } from '#app/ui/monogram.tsx'

/** Shown where an organization has no logo. */
const DEFAULT_LOGO = '/partner-logo.svg'

type PartnerLogoProps = {
  name: string
  logo: string | null
  size?: NonNullable<MonogramProps['size']>
  className?: string
}

/** An organization's logo, or the default image. Decorative because the name is next to it. */
export function PartnerLogo({ logo, size = 'large', ...rest }: PartnerLogoProps) {
  return <Avatar {...rest} size={size} src={logo ?? DEFAULT_LOGO} shape="square" />
}
