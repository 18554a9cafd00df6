import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { ambassadorPath, PAGE_TEXTS } from '#domain/ambassadors/ambassador.ts'
import { MINISITE_PATH } from '#domain/ambassadors/chosen-item.ts'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { getOwnImpact } from '#domain/ambassadors/queries/get-own-impact.ts'
import { saveOwnPage } from '#domain/ambassadors/save-own-page.ts'
import { fileAddress } from '#domain/files/file.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { shownMinisite, minisiteValues } from './draft.ts'
import { HiddenNotice } from './hidden-notice.tsx'
import type { SavedElsewhere } from './overtaken.tsx'
import { PageForm } from './page-form.tsx'
import { Preview } from './preview.tsx'
import { useMinisiteDraft } from './use-draft.ts'
import { NotYet } from '../not-yet.tsx'
import { currentFormFailure } from '#app/shell/keep-typed/form-failures.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.campaigns_my_minisite() }) }]
}

/** Loads the ambassador's own page for editing; null if they have none. */
export async function loader({ context }: Route.LoaderArgs) {
  const own = await runOperation(context, findOwnAmbassador, {})
  if (!own) return null
  const { supporters, raisedCents } = await runOperation(context, getOwnImpact, {})
  return {
    values: minisiteValues(own),
    stored: {
      id: own.id,
      logo: own.logoFileId && fileAddress(own.logoFileId, 480),
      photo: own.photoFileId && fileAddress(own.photoFileId, 960),
      figures: { supporters, raisedCents },
    },
    version: own.version,
    isPublic: own.isPublic,
    hiddenReason: own.hiddenReason,
  }
}

export const handle = { failed: () => m.minisite_failed() }

/** Saves the ambassador's page with its pictures, or shows a preview. */
export const action = formAction({
  // Redirects before the files are read: the page explains to users who are not ambassadors how to get one.
  open({ context }) {
    if (!context.get(viewerContext)?.isAmbassador) throw redirect(MINISITE_PATH)
  },
  texts: PAGE_TEXTS,
  async run({ caller, context, values, files: { logo, photo } }) {
    const { intent } = values
    delete values['intent']
    if (intent === 'preview') return { preview: values }
    if (logo || photo) await enforceRateLimit(context, 'upload')
    await saveOwnPage(caller, { values, logo, photo })
    const own = await findOwnAmbassador(caller, {})
    return redirectWithFlash(MINISITE_PATH, {
      tone: 'success',
      title: m.minisite_saved(),
      text: own?.isPublic ? m.minisite_saved_text() : m.minisite_saved_hidden(),
    })
  },
  async current({ caller }): Promise<SavedElsewhere | null> {
    const own = await findOwnAmbassador(caller, {})
    return own && { version: own.version, values: minisiteValues(own) }
  },
})

export default function Minisite({ loaderData, actionData }: Route.ComponentProps) {
  const key = useFormKey(actionData !== undefined)
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        title={m.campaigns_my_minisite()}
        lead={loaderData ? m.minisite_lead() : undefined}
        actions={
          loaderData?.isPublic && (
            <Button asChild variant="secondary">
              <Link to={ambassadorPath(loaderData.stored.id)}>
                <ExternalLink aria-hidden />
                {m.minisite_view()}
              </Link>
            </Button>
          )
        }
      />
      {loaderData ? (
        <>
          {loaderData.hiddenReason !== null && <HiddenNotice reason={loaderData.hiddenReason} />}
          <Editor key={key} {...loaderData} unsaved={actionData} />
        </>
      ) : (
        <NotYet />
      )}
    </Container>
  )
}

type Unsaved = Route.ComponentProps['actionData']

type EditorProps = NonNullable<Route.ComponentProps['loaderData']> & {
  unsaved: Unsaved
}

function Editor({ values: known, stored, version, unsaved }: EditorProps) {
  const preview = unsaved && 'preview' in unsaved ? unsaved.preview : undefined
  const refused = unsaved && 'problems' in unsaved ? unsaved : undefined
  const values = preview ?? refused?.problems.values ?? known
  const { values: draft, chosen, follow } = useMinisiteDraft(values)
  // The version the user saw; revalidation must not change it.
  const [seen] = useState(version)
  return (
    <div className="mt-8 grid gap-8 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] xl:gap-12 xl:has-[fieldset_details[open]:not([hidden])]:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
      <div className="order-last min-w-0 max-w-form lg:has-[details[open]:not([hidden])]:max-w-text xl:order-first">
        <PageForm
          values={values}
          stored={stored}
          version={refused?.current?.version ?? values['version'] ?? seen}
          problems={refused?.problems}
          meanwhile={refused?.current ?? undefined}
          onInput={follow}
        />
      </div>
      <div className="min-w-0">
        <Preview shown={shownMinisite(draft, stored, chosen)} isAsked={preview !== undefined} />
      </div>
    </div>
  )
}

/**
 * Returns a form key that changes with each navigation, so that a save remounts the form. It does not change after an
 * action result, which must keep chosen pictures, after a failure, or after a revalidation.
 */
function useFormKey(isAnswer: boolean): string {
  const { key } = useLocation()
  const [arrival, setArrival] = useState({ key, formKey: key })
  if (arrival.key !== key) {
    const isSameForm = isAnswer || currentFormFailure() !== null
    setArrival({ key, formKey: isSameForm ? arrival.formKey : key })
  }
  return arrival.formKey
}
