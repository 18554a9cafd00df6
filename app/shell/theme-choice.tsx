import { Monitor, Moon, Sun } from 'lucide-react'
import { useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { THEMES, type Theme } from './theme.ts'

/** Key of the form's fetcher, so that the document can apply the chosen theme immediately. */
export const themeFetcher = 'theme'

const looks = {
  system: { word: m.shell_theme_system, icon: Monitor },
  light: { word: m.shell_theme_light, icon: Sun },
  dark: { word: m.shell_theme_dark, icon: Moon },
}

/** System, light or dark: a plain form that returns to this page; with JavaScript the page stays. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const fetcher = useFetcher({ key: themeFetcher })
  const { pathname, search } = useLocation()
  const chosen = fetcher.formData?.get('theme') ?? theme
  return (
    <fetcher.Form method="post" action="/preferences/theme" preventScrollReset>
      <input type="hidden" name="from" value={pathname + search} />
      <fieldset>
        <legend className="sr-only">{m.shell_appearance()}</legend>
        <div className="inline-flex flex-wrap gap-1 rounded-field border border-line bg-surface p-1">
          {THEMES.map((one) => {
            const { word, icon: Icon } = looks[one]
            return (
              <button
                key={one}
                type="submit"
                name="theme"
                value={one}
                aria-pressed={chosen === one}
                className="inline-flex min-h-9 items-center gap-2 rounded-[0.4375rem] px-3 text-sm text-muted transition-colors hover:text-primary pointer-coarse:min-h-11 aria-pressed:bg-primary-tint aria-pressed:font-medium aria-pressed:text-primary"
              >
                <Icon aria-hidden className="size-4" />
                {word()}
              </button>
            )
          })}
        </div>
      </fieldset>
    </fetcher.Form>
  )
}
