import { format } from '#platform/text/format.ts'
import { Link } from 'react-router'
import { m } from '#messages'
import { InShekels } from '../cards/in-shekels.tsx'
import { summarize } from '#domain/project-events/summarize.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { isMissing } from '#app/shell/describe-failure.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import type { Route } from './+types/page.ts'
import { ItemPicture } from '../cards/item-picture.tsx'
import { sharedItem } from '../cards/shared-item.ts'
import { ChoiceForm } from './choice-form.tsx'
import { describeProduct } from './describe-product.ts'
import { Gallery } from './gallery.tsx'
import { ProductNotFound } from './not-found.tsx'
import { OrganizationCard } from '../project-event/organization-card.tsx'
import { Share } from '../project-event/share.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** Names longer than this are set in a smaller font. */
const LONG = 40

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = isMissing(error)
      ? m.site_page_title({ page: m.store_not_found() })
      : failureTitle(error)
    return [{ title }]
  }
  const { product, address, summary } = loaderData
  const [first] = product.images
  const shown = { id: product.id, image: first?.address ?? null, district: null, region: null }
  return [
    ...pageMeta({
      title: m.site_page_title({ page: product.name }),
      description: summary,
      address,
      picture: sharedItem(shown, first?.alt || product.name),
      type: 'product',
    }),
    jsonLd(describeProduct(product, { address, summary })),
  ]
}

/** One public product, by either of its URLs. 404 if it is not public. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await runOperation(context, getPublicProduct, { id: params.id })
  const { name: organization } = product.partner
  return {
    product,
    address: `${context.get(runtimeContext).origin}/store/${product.id}`,
    summary: product.description
      ? summarize(product.description, 160)
      : m.store_no_description({ organization }),
  }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, address } = loaderData
  const { id, name, description, priceCents, images, partner } = product
  return (
    <Container className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs crumbs={[{ label: m.store_page_title(), to: '/store' }]} />
      <div className="mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        {images.length > 0 ? (
          <Gallery key={id} name={name} images={images} />
        ) : (
          <ItemPicture
            item={{ id, image: null, district: null, region: null }}
            sizes=""
            width={960}
            height={960}
            className="aspect-square w-full rounded-card max-lg:aspect-[16/10]"
          />
        )}
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <p className="text-sm font-medium">
            <Link
              to={`/partner/${partner.id}`}
              className="text-gold underline-offset-4 wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <Sentence>{m.store_by({ organization: partner.name })}</Sentence>
            </Link>
          </p>
          <h1
            lang={otherThanPage(product.language)}
            dir="auto"
            className={cn(
              'mt-1 font-display font-bold tracking-[-0.015em] text-match wrap-anywhere',
              name.length > LONG ? 'text-heading' : 'text-title',
            )}
          >
            {name}
          </h1>
          <p className="mt-3 mb-6 flex flex-wrap items-center gap-3 text-lead font-medium tabular-nums">
            {format.price(priceCents)}
            <InShekels cents={priceCents} />
            <LanguageMark language={product.language} />
          </p>
          <ChoiceForm key={id} product={product} />
        </div>
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="about" className="max-w-text min-w-0">
          <h2 id="about" className="font-display text-heading font-bold">
            {m.store_about()}
          </h2>
          <div lang={description ? otherThanPage(product.language) : undefined}>
            <Paragraphs
              text={description || m.store_no_description({ organization: partner.name })}
              className="mt-4"
            />
          </div>
          <div className="mt-6" data-print="never">
            <Share title={name} address={address} />
          </div>
        </section>
        {/* Removes the card's top margin, which is not needed next to the text. */}
        <div className="min-w-0 lg:-mt-10">
          <OrganizationCard partner={partner} />
        </div>
      </div>
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductNotFound error={error} />
}
