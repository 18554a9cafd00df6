import { useRouteLoaderData } from 'react-router'
import { m } from '#messages'
import { useReader } from '#app/shell/use-reader.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { loader } from './admin-area.tsx'
import { AdminFigures } from './admin-figures.tsx'
import { tabsFor, type AdminTab } from './admin-tabs.ts'
import { useRowKeys } from './use-row-keys.ts'

/** The head of the administration: its name, its figures, and its parts with how much waits in each; lists below it are walked by J and K. */
export function AdminHeader({ current }: { current: AdminTab }) {
  const area = useRouteLoaderData<typeof loader>('admin-area')
  const { viewer } = useReader()
  useRowKeys()
  return (
    <>
      <div className="grid gap-4 xl:flex xl:items-center xl:justify-between xl:gap-8">
        <PageHeader title={m.admin_title()} lead={m.admin_subtitle()} size="heading" />
        {area && <AdminFigures figures={area.figures} />}
      </div>
      <Tabs
        className="mt-4 mb-6"
        dense
        label={m.admin_tabs()}
        tabs={tabsFor(viewer?.isSuperuser === true).map(
          ([tab, { to, label, waits, toWaiting }]) => ({
            to: (waits && area?.waiting[waits] && toWaiting) || to,
            label: label(),
            current: tab === current,
            count: waits && area?.waiting[waits],
          }),
        )}
      />
    </>
  )
}
