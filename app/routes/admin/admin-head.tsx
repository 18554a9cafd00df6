import { useRouteLoaderData } from 'react-router'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { loader } from './admin-area.tsx'
import { tabsFor, type AdminTab } from './admin-tabs.ts'

/** The head of the administration: its name and its parts, with how much waits in each. */
export function AdminHead({ current }: { current: AdminTab }) {
  const area = useRouteLoaderData<typeof loader>('admin-area')
  const { viewer } = useReader()
  return (
    <>
      <PageHeader title={m.admin_title()} lead={m.admin_subtitle()} />
      <Tabs
        className="mt-6 mb-8"
        label={m.admin_tabs()}
        tabs={tabsFor(viewer?.isSuperuser === true).map(([tab, { to, label, waits }]) => ({
          to,
          label: label(),
          current: tab === current,
          count: waits && area?.waiting[waits],
        }))}
      />
    </>
  )
}
