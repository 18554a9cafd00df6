import { type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { decideIdentity } from '#domain/accounts/commands/decide-identity.ts'
import { listIdentityDocuments } from '#domain/accounts/queries/list-identity-documents.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { defineSearchParams, pageNumber, searchText } from '#app/request/search-params.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { useFocusOn } from '../decisions/use-focus-on.ts'
import { PaperCard } from './paper-card.tsx'
import type { FormErrors } from '#app/request/form.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { IDENTITY_REASON_MAX } from '#domain/accounts/identity.ts'
import { format } from '#platform/text/format.ts'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'

type RefuseDialogProps = {
  userId: string
  fileId: string
  name: string
  address: string
  closeTo: string
  problems: FormErrors | undefined
}

const params = defineSearchParams('/admin/identity', { page: pageNumber, refuse: searchText() })

export function meta() {
  return [{ title: m.admin_page_title({ page: m.identity_title() }) }]
}

/** Lists the documents waiting for review; `?refuse=` opens the dialog for the reason. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, refuse } = params.parse(request)
  const list = await runOperation(context, listIdentityDocuments, { page })
  const items = list.items.map((item) => ({ ...item, submittedAt: item.submittedAt.toISOString() }))
  const refused = items.find(({ userId }) => userId === refuse)
  return {
    count: list.count,
    page: list.page,
    pageCount: list.pageCount,
    items,
    refused: refused?.file && !refused.isOwn ? { ...refused, fileId: refused.file.id } : null,
  }
}

export const handle = { failed: () => m.identity_failed() }

export const action = formAction({
  failed: m.identity_decide_failed,
  async run({ caller, values: { userId = '', fileId = '', reason = '', ...values } }) {
    const decision = values['decision'] === 'refuse' ? 'refuse' : 'verify'
    await decideIdentity(caller, { userId, fileId, decision, reason })
    return decision === 'verify' ? m.identity_was_verified() : m.identity_was_refused()
  },
  to: ({ request }) => `${params.href({ page: params.parse(request).page })}#waiting`,
})

/** Reloads after a conflict too, to show another admin's decision. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

export default function Identity({ loaderData, actionData }: Route.ComponentProps) {
  const { count, page, pageCount, items, refused } = loaderData
  const problems = actionData?.problems
  const address = params.href({ page })
  useFocusOn()
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader title={m.identity_title()} />
      <DecisionFailed problems={problems} />
      <h2
        id="waiting"
        tabIndex={-1}
        className="font-display text-subheading font-bold outline-none"
      >
        {m.identity_queue_title({ count })}
      </h2>
      {items.length === 0 ? (
        <EmptyState level={3} title={m.identity_queue_empty()} />
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-text text-muted">{m.identity_queue_lead()}</p>
          <ul className="grid gap-4">
            {items.map((item) => (
              <li key={item.userId}>
                <PaperCard
                  {...item}
                  address={address}
                  refuseAddress={params.href({ page, refuse: item.userId })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => params.href({ page: number })}
        />
      </div>
      {refused && (
        <RefuseDialog
          {...refused}
          address={params.href({ page, refuse: refused.userId })}
          closeTo={address}
          problems={problems}
        />
      )}
    </Container>
  )
}

/** Explains why a decision failed; errors of the reason are shown next to its field. */
function DecisionFailed({ problems }: { problems: FormErrors | undefined }) {
  if (!problems || problems.fields['reason'] !== undefined) return null
  return <ProblemBanner problems={problems} title={m.identity_failed()} className="mb-6" />
}

/** Asks for the reason to refuse a document. */
function RefuseDialog(props: RefuseDialogProps) {
  const { userId, fileId, name, address, closeTo, problems } = props
  const { state } = useNavigation()
  return (
    <ReasonDialog
      word={m.identity_refuse()}
      variant="danger"
      lead={m.identity_refuse_lead()}
      label={m.forms_reason()}
      help={m.identity_refuse_help({ max: format.number(IDENTITY_REASON_MAX) })}
      values={{ userId, fileId, decision: 'refuse' }}
      {...{ name, address, closeTo, problems }}
      pending={state !== 'idle'}
    />
  )
}
