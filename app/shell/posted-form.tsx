import { use } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { POSTED_ID, PostedContext, type FailedForm } from '#app/request/posted.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { localized } from '#platform/text/language.ts'

/** Shorter values are names, options and numbers, which are kept but not shown. */
const LONG = 40

/** Returns the form that led to a failed page, if the document itself answers one; null after client-side navigation. */
export function usePostedForm(): FailedForm | null {
  const posted = use(PostedContext)
  return useLocation().key === 'default' ? posted : null
}

/**
 * A failed form with everything that was submitted: it can be sent again, and long texts can be read and copied. A
 * plain form, because the page's own code is what failed.
 */
export function PostedForm({ posted, isSignedOut }: { posted: FailedForm; isSignedOut: boolean }) {
  const { action, fields, isMultipart, lacks, failed } = posted
  return (
    <Container width="text" className="pt-10 sm:pt-14">
      <form
        method="post"
        action={localized(action)}
        encType={isMultipart ? 'multipart/form-data' : undefined}
        className="grid gap-5"
      >
        <Banner tone="danger" title={failed}>
          <p>{isSignedOut ? m.forms_kept_signed_out() : m.forms_kept()}</p>
          {lacks.secrets && <p>{m.forms_lacks_secrets()}</p>}
          {lacks.files && <p>{m.forms_lacks_files()}</p>}
        </Banner>
        {fields.map(([name, value], index) =>
          isLong(value) ? (
            <TextArea key={index} name={name} defaultValue={value} label={m.forms_your_text()} />
          ) : (
            <input key={index} type="hidden" name={name} defaultValue={value} />
          ),
        )}
        <Button type="submit" className="justify-self-start">
          {m.forms_try_again()}
        </Button>
      </form>
      <script
        id={POSTED_ID}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(posted).replaceAll('<', '\\u003c') }}
      />
    </Container>
  )
}

function isLong(value: string): boolean {
  return value.includes('\n') || (value.length >= LONG && /\s/.test(value))
}
