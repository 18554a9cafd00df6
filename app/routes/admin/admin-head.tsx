import { m } from '#messages'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

/** The head of the administration: its name and its parts, with how much waits in each. */
export function AdminHead({
  current,
  waiting,
}: {
  current: 'projects-events' | 'applications' | 'identity' | 'inbox' | 'features'
  waiting: { projectsEvents: number; applications: number; identities: number; messages: number }
}) {
  return (
    <>
      <PageHeader title={m.admin_title()} lead={m.admin_subtitle()} />
      <Tabs
        className="mt-6 mb-8"
        label={m.admin_tabs()}
        tabs={[
          {
            to: '/admin',
            label: m.admin_projects_events(),
            current: current === 'projects-events',
            count: waiting.projectsEvents,
          },
          {
            to: '/admin/applications',
            label: m.admin_partner_applications(),
            current: current === 'applications',
            count: waiting.applications,
          },
          {
            to: '/admin/identity',
            label: m.identity_title(),
            current: current === 'identity',
            count: waiting.identities,
          },
          {
            to: '/admin/inbox',
            label: m.inbox_title(),
            current: current === 'inbox',
            count: waiting.messages,
          },
          { to: '/admin/features', label: m.features_tab(), current: current === 'features' },
        ]}
      />
    </>
  )
}
