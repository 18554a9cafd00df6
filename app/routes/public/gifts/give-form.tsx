import { ShieldCheck } from 'lucide-react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { Referrer as Whom } from '#domain/ambassadors/queries/find-referrer.ts'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#domain/payments/payment.ts'
import { m } from '#messages'
import { ChargedInDollars } from '../cart/charged-in-dollars.tsx'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { StickyActions } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { ReferrerNote } from '../../credit/referrer-note.tsx'
import { AmountField } from './amount-field.tsx'

export type GiveFormProps = {
  /** The account's name and email; null without an account, which shows the fields. */
  person: { name: string; email: string } | null
  values: { amount: string; message: string; isNameShown: boolean } | null
  ways: readonly PaymentProviderName[]
  /** The ambassador whose link the donor followed. */
  through: Whom | null
  formKey: string
  problems: FormErrors | undefined
}

/** The gift form: amount, message and payment method. */
export function GiveForm(props: GiveFormProps) {
  const { person, values, ways, through, formKey, problems } = props
  const { state } = useNavigation()
  const typed = problems?.values
  const errors = problems?.fields ?? {}
  const isNameShown = typed ? 'isNameShown' in typed : (values?.isNameShown ?? false)
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      {problems && <ErrorSummary problems={listProblems(problems)} />}
      <input type="hidden" name="formKey" value={formKey} />
      <AmountField
        defaultValue={typed?.['amount'] ?? values?.amount ?? ''}
        error={errors['amount']}
      />
      {person ? (
        <p className="text-sm text-muted">
          {m.gifts_in_name()}
          <span className="block text-match wrap-anywhere text-ink" dir="auto">
            {person.name}, {person.email}
          </span>
        </p>
      ) : (
        <Giver problems={problems} />
      )}
      <TextArea
        id="message"
        name="message"
        label={m.gifts_message()}
        help={m.gifts_message_help()}
        rows={3}
        defaultValue={typed?.['message'] ?? values?.message}
        error={errors['message']}
      />
      <CheckboxField
        id="isNameShown"
        name="isNameShown"
        label={m.gifts_show_name()}
        help={m.gifts_show_name_help()}
        defaultChecked={isNameShown}
      />
      {!person && (
        <CheckboxField
          id="wants-updates"
          name="updates"
          label={m.gifts_updates()}
          help={m.gifts_updates_help()}
          defaultChecked={typed ? 'updates' in typed : false}
        />
      )}
      <ReferrerNote through={through} typed={typed} />
      {ways.length > 1 && <Ways ways={ways} chosen={typed?.['provider']} />}
      <div className="flex gap-3 rounded-card bg-sand p-4 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-volunteer" />
        <div>
          <p>
            {ways.length > 1 ? m.gifts_safe_card() : m.gifts_safe_offline()} {m.gifts_safe_refund()}
          </p>
          <ChargedInDollars className="mt-1" />
        </div>
      </div>
      <StickyActions>
        <Button type="submit" size="large" wide pending={state === 'submitting'}>
          {m.gifts_submit()}
        </Button>
      </StickyActions>
    </Form>
  )
}

function Giver({ problems }: { problems: FormErrors | undefined }) {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...keptField(problems, 'name')}
        autoComplete="name"
        label={m.gifts_name()}
        required
      />
      <TextField
        {...keptField(problems, 'email')}
        type="email"
        autoComplete="email"
        label={m.gifts_email()}
        required
      />
      <p className="text-sm text-muted sm:col-span-2">
        {m.gifts_email_help()} {m.gifts_have_account()}{' '}
        <Link
          to={`/auth/login?${new URLSearchParams({ redirect: pathname })}`}
          className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {m.gifts_sign_in()}
        </Link>
      </p>
    </div>
  )
}

const wayWords: Record<PaymentProviderName, { label: () => string; help: () => string }> = {
  stripe: { label: m.gifts_way_stripe, help: m.gifts_way_stripe_help },
  offline: { label: m.gifts_way_offline, help: m.gifts_way_offline_help },
}

function Ways({
  ways,
  chosen,
}: {
  ways: readonly PaymentProviderName[]
  chosen: string | undefined
}) {
  const current = PAYMENT_PROVIDERS.find((way) => way === chosen) ?? ways[0]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{m.gifts_way()}</legend>
      {ways.map((way) => (
        <RadioCard
          key={way}
          name="provider"
          value={way}
          isChosen={way === current}
          title={wayWords[way].label()}
          help={wayWords[way].help()}
        />
      ))}
    </fieldset>
  )
}
