import { m } from '#messages'
import type { Route } from './+types/home.ts'
import { HomeClosing } from './home/closing.tsx'
import { HomeHero } from './home/hero.tsx'
import { HomeMission } from './home/mission.tsx'
import { HomeWays } from './home/ways.tsx'

/** Without a loader no request would be made for it inside the browser, and its middleware not be asked. */
export function loader() {
  return null
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: m.home_page_title() },
    { name: 'description', content: m.home_page_description() },
    { property: 'og:title', content: m.home_hero_title() },
    { property: 'og:description', content: m.home_page_description() },
    { property: 'og:site_name', content: m.site_name() },
    { property: 'og:type', content: 'website' },
  ]
}

export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeMission />
      <HomeWays />
      <HomeClosing />
    </>
  )
}
