import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { getOwnProduct } from '#domain/store/queries/get-own-product.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/product.ts'
import { ActionButton } from './offers/action-button.tsx'
import { idOf } from '#app/request/id-of.ts'
import { OfferStatusNotice } from './offers/status-notice.tsx'
import { ownProductsAddress, productAddress } from './products/addresses.ts'
import { ProductEditor } from './products/product-editor.tsx'
import { productValues } from './products/product-values.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.values['name'] ?? m.shopdesk_title()
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idOf(params, m.shopdesk_not_found())
  const product = await runOperation(context, getOwnProduct, { id })
  return {
    id,
    status: product.status,
    hiddenReason: product.hiddenReason,
    isWithdrawn: product.isWithdrawn,
    values: productValues(product),
    soldIds: product.sizes.filter(({ wasSold }) => wasSold).map((size) => size.id),
  }
}

export const handle = { failed: () => m.content_failed() }

export { change as action } from './products/actions.server.ts'

/** Never reloads while the user is editing: a save is checked against the stock and version the user saw. */
export function shouldRevalidate({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || actionStatus !== undefined || currentUrl.href !== nextUrl.href
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values } = loaderData
  const problems = actionData?.problems
  const typed = problems && 'name' in problems.values ? problems.values : null
  const address = productAddress(id)
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.shopdesk_title(), to: ownProductsAddress },
          { label: values['name'] ?? '' },
        ]}
      />
      <PageHeader
        className="mt-2"
        title={
          <span dir="auto" className="line-clamp-4 text-match wrap-anywhere">
            {values['name']}
          </span>
        }
        actions={
          loaderData.isWithdrawn ? (
            <ActionButton address={address} intent="reoffer" label={m.shopdesk_reoffer()} />
          ) : (
            <ActionButton address={address} intent="withdraw" label={m.shopdesk_withdraw()} />
          )
        }
      />
      <div className="mt-6 mb-8 max-w-text">
        <OfferStatusNotice
          status={loaderData.status}
          hiddenReason={loaderData.hiddenReason}
          next={{ public: m.shopdesk_next_public(), withdrawn: m.shopdesk_next_withdrawn() }}
          publicPage={{ address: `/store/${id}`, label: m.shopdesk_view_public() }}
        />
      </div>
      <ProductEditor
        action={address}
        values={typed ?? values}
        problems={problems?.fields ?? {}}
        message={problems?.message || undefined}
        note={typed ? m.shopdesk_not_saved_yet() : m.shopdesk_nothing_unsaved()}
        save={m.shopdesk_save()}
        soldIds={loaderData.soldIds}
        cardId={id}
      />
    </Container>
  )
}
