import { useSearchParams, type MetaFunction } from 'react-router'
import { m } from '#messages'
import { Actions } from '#app/ui/gallery/actions.tsx'
import { Colors } from '#app/ui/gallery/colors.tsx'
import { Fields } from '#app/ui/gallery/fields.tsx'
import { Notices } from '#app/ui/gallery/notices.tsx'
import { PictureGallery } from '#app/ui/gallery/pictures.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextField } from '#app/ui/text-field.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.design_page_title()} · ${m.site_name()}` },
  { name: 'robots', content: 'noindex' },
]

/** Makes the router run the demo guard on client-side navigations too. */
export function loader() {
  return null
}

const views = {
  parts: () => m.design_view_parts(),
  colors: () => m.design_view_colors(),
  pictures: () => m.design_view_pictures(),
}
const themes = {
  system: () => m.design_theme_system(),
  light: () => m.design_theme_light(),
  dark: () => m.design_theme_dark(),
}

/** Every component in every state. View, theme, dialog and errors come from the URL. */
export default function Design() {
  const [search] = useSearchParams()
  const theme = search.get('theme') ?? 'system'
  const view = search.get('view') ?? 'parts'
  const at = (changes: Record<string, string | null>) => addressWith(search, changes)

  return (
    <div {...(theme in themes && theme !== 'system' && { 'data-theme': theme })}>
      <div className="min-h-dvh bg-paper pt-10 pb-section text-ink">
        <Container>
          <PageHeader
            eyebrow={m.site_name()}
            title={m.design_page_title()}
            lead={m.design_page_lead()}
          />
          <div className="mt-8 mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <Tabs
              label={m.design_view()}
              tabs={tabsOf(views, view, (name) => at({ view: name }))}
            />
            <Tabs
              label={m.design_theme()}
              tabs={tabsOf(themes, theme, (name) => at({ theme: name }))}
            />
          </div>
          {view === 'colors' && <Colors />}
          {view === 'pictures' && <PictureGallery />}
          {view !== 'colors' && view !== 'pictures' && (
            <>
              <Actions dialogAt={at({ dialog: 'open' })} />
              <Fields
                wrong={search.has('problems')}
                wrongAt={at({ problems: search.has('problems') ? null : 'shown' })}
              />
              <Notices
                page={Number(search.get('page')) || 5}
                pageAt={(page) => at({ page: String(page) })}
              />
            </>
          )}
        </Container>
      </div>
      {search.has('dialog') && (
        <RouteDialog
          title={m.design_sample_dialog()}
          description={m.design_sample_dialog_more()}
          closeTo={at({ dialog: null })}
        >
          <TextField label={m.design_sample_name_label()} help={m.design_sample_name_help()} />
        </RouteDialog>
      )}
    </div>
  )
}

function tabsOf(
  names: Record<string, () => string>,
  current: string,
  addressOf: (name: string) => string,
) {
  return Object.entries(names).map(([name, label]) => ({
    to: addressOf(name),
    label: label(),
    current: name === current,
  }))
}

function addressWith(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
