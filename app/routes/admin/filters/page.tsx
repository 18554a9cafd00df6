import { Trash2 } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { removeFilter } from '#domain/accounts/commands/remove-filter.ts'
import { saveFilter } from '#domain/accounts/commands/save-filter.ts'
import { listFilters } from '#domain/accounts/queries/list-filters.ts'
import { FILTER_NAME_MAX } from '#domain/accounts/saved-filter.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { adminParts, partAt } from '../admin-parts.ts'
import type { Route } from './+types/page.ts'
import { filterAddress, filtersAddress } from './filter-address.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.office_filters() }) }]
}

/** The viewer's saved filters of all lists; `?list=` and `?query=` are a filter to save. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const list = searchParams.get('list') ?? ''
  const query = searchParams.get('query') ?? ''
  const isOfList = Object.values(adminParts).some(({ to }) => to === list)
  return {
    filters: await runOperation(context, listFilters, {}),
    toSave: isOfList && query !== '' ? { list, query } : null,
  }
}

export const handle = { failed: () => m.office_filter_failed() }

export const action = formAction({
  intents: {
    async save({ caller, values: { list = '', name = '', query = '' } }) {
      const saved = await saveFilter(caller, { list, name, query })
      const text = m.office_filter_saved()
      return redirectWithFlash(filterAddress(saved), { tone: 'success', text })
    },
    async remove({ caller, values: { id = '' } }) {
      await removeFilter(caller, { id })
      return m.office_filter_removed()
    },
  },
  to: filtersAddress(),
})

export default function Filters({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, toSave } = loaderData
  const problems = actionData?.problems
  const { formData } = useNavigation()
  const isAboutName = problems?.fields['name'] !== undefined
  return (
    <Container className="py-6 sm:py-8">
      <PageHeader size="heading" title={m.office_filters()} lead={m.office_filters_lead()} />
      {problems && !isAboutName && (
        <Banner tone="danger" className="mt-6">
          {problems.message || Object.values(problems.fields)[0] || m.office_filter_failed()}
        </Banner>
      )}
      {toSave && (
        <Form
          method="post"
          noValidate
          aria-label={m.office_filter_save()}
          className="mt-6 grid max-w-form gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <p>{m.office_filter_of({ part: labelOf(toSave.list) })}</p>
          <input type="hidden" name="list" value={toSave.list} />
          <input type="hidden" name="query" value={toSave.query} />
          <TextField
            {...keptField(problems, 'name')}
            label={m.office_filter_name()}
            help={m.office_filter_name_help()}
            maxLength={FILTER_NAME_MAX}
            required
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="save"
              pending={formData?.get('intent') === 'save'}
            >
              {m.office_filter_save_do()}
            </Button>
            <Button asChild variant="quiet">
              <Link to={filterAddress(toSave)}>{m.forms_cancel()}</Link>
            </Button>
          </div>
        </Form>
      )}
      {filters.length === 0 ? (
        !toSave && (
          <div className="mt-6">
            <EmptyState title={m.office_filters_none()}>{m.office_filters_none_text()}</EmptyState>
          </div>
        )
      ) : (
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
          {filters.map((filter) => (
            <li key={filter.id} className="flex items-center justify-between gap-4 px-4 py-2">
              <div className="min-w-0">
                <Link
                  to={filterAddress(filter)}
                  data-row
                  className="inline-block py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
                >
                  <bdi>{filter.name}</bdi>
                </Link>
                <p className="text-sm text-muted">{labelOf(filter.list)}</p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={filter.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove"
                  size="small"
                  variant="secondary"
                  aria-label={m.office_filter_remove_name({ name: filter.name })}
                  pending={formData?.get('id') === filter.id}
                >
                  <Trash2 aria-hidden />
                  {m.office_filter_remove()}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}

function labelOf(list: string): string {
  const part = partAt(list)
  return part ? adminParts[part].label() : list
}
