import { useSyncExternalStore, type ReactNode } from 'react'
import { data, Links, Meta, Outlet, ScrollRestoration, useFetchers } from 'react-router'
import { m } from '#messages'
import { directionOf, pageLanguage } from '#platform/text/language.ts'
import type { Route } from './+types/root.ts'
import { takeFlash } from './request/flash.ts'
import { loadRoot } from './request/load-root.ts'
import { session } from './request/session.ts'
import { ActivityTracker } from './shell/activity-tracker.tsx'
import { FormFailureNotice } from './shell/keep-typed/form-failure-notice.tsx'
import { keepTyped } from './shell/keep-typed/keep-typed.ts'
import { ErrorScreen, failureTitle } from './shell/error-screen.tsx'
import { FlashToast } from './shell/flash-toast.tsx'
import { Frame } from './shell/frame.tsx'
import { PageAnnouncer } from './shell/page-announcer.tsx'
import { PendingNotice } from './shell/pending-notice.tsx'
import { RememberZone } from './shell/remember-zone.tsx'
import { themeInBrowser, themeOf, type Theme } from './shell/theme.ts'
import { themeFetcher } from './shell/theme-choice.tsx'
import { WatchSession } from './shell/watch-session.tsx'
import { AuthProvider } from './shell/use-session.ts'
import { Scripts } from './shell/scripts.tsx'
import { useRootData } from './shell/use-root-data.ts'
import { PersonData } from './shell/personal/person.tsx'
import { preloadedFonts } from './ui/fonts.ts'
import { Toaster } from './ui/toaster.tsx'
import './styles.css'

export const middleware = [session]

export const clientMiddleware = [keepTyped]

export function loader({ request, context }: Route.LoaderArgs) {
  const { flash, forget } = takeFlash(request)
  return data(
    loadRoot(request, context, flash),
    forget === null ? {} : { headers: { 'Set-Cookie': forget } },
  )
}

export function links(): Route.LinkDescriptors {
  return [
    ...preloadedFonts().map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: `/site.${pageLanguage()}.webmanifest` },
  ]
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error) return [{ title: failureTitle(error) }]
  return [{ title: m.site_name() }, { name: 'description', content: m.site_description() }]
}

/** The document, the same around pages and errors. */
export function Layout({ children }: { children: ReactNode }) {
  const theme = useTheme()
  const language = pageLanguage()
  return (
    <html lang={language} dir={directionOf(language)} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        {/* Zooming stays allowed (WCAG 1.4.4). */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <ThemeColor theme={theme} />
        <Meta />
        {/* Style sheets and fonts are allowed as our own files; a nonce would differ in the browser, which hides it. */}
        <Links nonce="" />
        <PersonData />
      </head>
      <body>
        <a
          href="#main"
          className="fixed start-4 top-3 z-50 -translate-y-24 rounded-field bg-primary px-4 py-2.5 font-medium text-on-primary focus:translate-y-0"
        >
          {m.shell_skip_to_content()}
        </a>
        {children}
        <PageAnnouncer />
        <FormFailureNotice />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const root = useRootData() ?? loaderData
  return (
    <AuthProvider value={root}>
      <RememberZone />
      <WatchSession mark={root.viewer?.mark ?? null} />
      <PendingNotice />
      <Outlet />
      <FlashToast flash={root.flash} />
      <ActivityTracker />
    </AuthProvider>
  )
}

/** The last resort of every page, in the site's frame; needs nothing from the server. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  )
}

const never = () => () => {}

/** The chosen theme; while a choice is on its way to the server, already that one. Where the root loader failed, the browser's own note of it. */
function useTheme(): Theme {
  const inBrowser = useSyncExternalStore(never, themeInBrowser, () => 'system' as const)
  const stored = useRootData()?.theme ?? inBrowser
  const choosing = useFetchers().find(({ key }) => key === themeFetcher)?.formData
  return choosing ? themeOf(choosing.get('theme')) : stored
}

/** The color of the browser's own bars: the paper of `styles.css`. */
function ThemeColor({ theme }: { theme: Theme }) {
  const [light, dark] = ['#fffdf9', '#0c1322']
  if (theme !== 'system') {
    return <meta name="theme-color" content={theme === 'light' ? light : dark} />
  }
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  )
}
