import { Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { RootData } from '#app/request/load-root.ts'
import { localizeContext } from '#app/request/localize-context.ts'
import { Begin } from '#app/routes/public/ambassador/begin.tsx'
import { CardHeart, ItemHeart } from '#app/routes/public/cards/card-heart.tsx'
import { FollowButton } from '#app/routes/public/cards/follow-button.tsx'
import { OwnAmbassador } from '#app/routes/public/ambassador-page/own-ambassador.tsx'
import { Sender } from '#app/routes/public/contact/sender-fields.tsx'
import { HomeActions } from '#app/routes/public/home/actions.tsx'
import { HomeClosing } from '#app/routes/public/home/closing.tsx'
import { BarWays } from '#app/routes/public/project-event/support-bar.tsx'
import { ItemWays, type SupportPanelItem } from '#app/routes/public/project-event/support-panel.tsx'
import type { AskedPart } from '#platform/http/request-info.ts'
import { AccountCorner } from '../account-menu.tsx'
import { BellLink } from '../bell-link.tsx'
import { CartLink } from '../cart-link.tsx'
import { HeaderLinks } from '../frame.tsx'
import { MobileAccount, MobileLinks } from '../mobile-menu.tsx'
import { FooterColumns } from '../site-footer.tsx'
import { AuthProvider } from '../use-session.ts'
import type { PartName } from './personal-part.tsx'
import type { Person } from './person.tsx'

/** A person, and the item that the page is about. */
export type PartsInput = { person: Person; item: SupportPanelItem | null }

/** Renders one part; null if it is the same as the visitors'. */
type RenderPart = (of: PartsInput & { about: string }) => ReactNode

const forMembers =
  (part: ReactNode): RenderPart =>
  ({ person }) =>
    person.root.viewer ? part : null

/** The main links differ between ambassadors and everyone else. */
const forAmbassadors =
  (part: ReactNode): RenderPart =>
  ({ person }) =>
    person.root.viewer?.isAmbassador ? part : null

const PARTS: Record<PartName, RenderPart> = {
  'header-links': forAmbassadors(<HeaderLinks />),
  bell: forMembers(<BellLink />),
  cart: () => <CartLink />,
  account: forMembers(<AccountCorner />),
  'mobile-links': forAmbassadors(<MobileLinks />),
  'mobile-account': forMembers(<MobileAccount />),
  'footer-columns': forMembers(<FooterColumns />),
  'home-start': forMembers(<HomeActions />),
  'home-end': forMembers(<HomeClosing />),
  heart: ({ about, person: { saved } }) =>
    saved.includes(about) ? <CardHeart itemId={about} saved={saved} /> : null,
  'item-heart': ({ about, person: { support } }) =>
    support?.isSaved ? <ItemHeart itemId={about} isSaved /> : null,
  'item-ways': ({ person: { support }, item }) =>
    support && item ? <ItemWays item={item} {...support} /> : null,
  'item-bar': ({ about, person: { support } }) =>
    support ? <BarWays itemId={about} {...support} /> : null,
  'begin-ambassador': forMembers(<Begin />),
  'own-ambassador': ({ about, person: { ambassadorId } }) =>
    about === ambassadorId ? <OwnAmbassador ambassadorId={about} isOwn /> : null,
  follow: ({ about, person: { root, followed } }) =>
    root.viewer ? <FollowButton of={about} followed={followed} /> : null,
  sender: ({ about, person: { root } }) => (root.viewer ? <Sender form={about} /> : null),
}

/** Returns the HTML of each part as the page at `url` has it for this person; null where it has the visitors'. */
export async function renderParts(
  url: URL,
  parts: readonly AskedPart[],
  input: PartsInput,
): Promise<(string | null)[]> {
  const { root } = input.person
  const elements = parts.map(({ of, about = '' }) => PARTS[of as PartName]({ ...input, about }))
  const page = await renderAt(
    url,
    root,
    <AuthProvider value={root}>
      {elements.map((element, index) => element && <Fragment key={index}>{element}</Fragment>)}
    </AuthProvider>,
  )
  const rendered = page.split(/(?<=<\/personal-part>)/).values()
  return elements.map((element) => (element ? (rendered.next().value ?? null) : null))
}

/** Renders elements as the root route at a URL, whose loader returned `root`. */
async function renderAt(url: URL, root: RootData, element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ id: 'root', path: '*', loader: () => root, element }])
  const found = await handler.query(new Request(url))
  if (found instanceof Response) throw new Error('the parts of a page were redirected')
  const context = localizeContext(found)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(<StaticRouterProvider {...{ router, context }} hydrate={false} />)
}
