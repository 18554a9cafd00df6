import { randomUUID } from 'node:crypto'
import { m } from '#messages'
import { requireFeature } from '#app/request/require-feature.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/new-product.ts'
import { addProductAddress, ownProductsAddress } from './products/addresses.ts'
import { ProductEditor } from './products/product-editor.tsx'
import { EMPTY_SIZE } from './products/product-values.ts'
import { withRows } from './products/form-rows.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.shopdesk_add() }) }]
}

export function loader({ context }: Route.LoaderArgs) {
  requireFeature(context, 'store')
  return { formKey: randomUUID() }
}

export const handle = { failed: () => m.content_failed() }

export { offer as action } from './products/actions.server.ts'

const EMPTY = withRows({}, 'sizes', [EMPTY_SIZE])

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  const formKey = problems?.values['key'] ?? loaderData.formKey
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.shopdesk_title(), to: ownProductsAddress },
          { label: m.shopdesk_add() },
        ]}
      />
      <PageHeader className="mt-2 mb-8" title={m.shopdesk_add()} lead={m.shopdesk_new_lead()} />
      <ProductEditor
        action={addProductAddress}
        values={problems?.values ?? EMPTY}
        problems={problems?.fields ?? {}}
        message={problems?.message || undefined}
        note={m.shopdesk_not_offered_yet()}
        save={m.shopdesk_offer()}
        formKey={formKey}
        cardId={formKey}
      />
    </Container>
  )
}
