import type { ReactNode } from 'react'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'personal-part': { of: string; about?: string | undefined; children?: ReactNode }
    }
  }
}

/** The parts of public pages that differ between people. `personal-parts.server.tsx` renders each by itself. */
export type PartName =
  | 'header-links'
  | 'bell'
  | 'cart'
  | 'account'
  | 'mobile-links'
  | 'mobile-account'
  | 'footer-columns'
  | 'home-start'
  | 'home-end'
  | 'heart'
  | 'item-heart'
  | 'item-ways'
  | 'item-bar'
  | 'begin-ambassador'
  | 'own-ambassador'
  | 'sender'
  | 'follow'

/**
 * Marks a part of a public page that differs between people. The cached page has the visitors' part; for anybody else the web
 * layer replaces it, so it must not use `useId` nor anything of the page but `about`, an ID or a form's name. Parts do not nest.
 */
export function PersonalPart({
  of,
  about,
  children,
}: {
  of: PartName
  about?: string
  children: ReactNode
}) {
  return (
    <personal-part of={of} about={about}>
      {children}
    </personal-part>
  )
}
