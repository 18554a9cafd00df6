import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** Lets a superuser promote another user, by id or email address. */
export function PromotionPanel({ problems }: { problems: FormErrors | undefined }) {
  return (
    <Card ground="sand" className="mt-12">
      <h2 id="promotion" className="font-display text-subheading font-bold">
        {m.people_promotion()}
      </h2>
      <p className="mt-1 max-w-text text-muted">{m.people_promotion_lead()}</p>
      <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Promotion
          by="id"
          label={m.people_promote_id()}
          button={m.people_promote_by_id()}
          problems={problems}
        />
        <Promotion
          by="email"
          label={m.forms_email_address()}
          button={m.people_promote_by_email()}
          problems={problems}
        />
      </div>
    </Card>
  )
}

type PromotionProps = {
  by: 'id' | 'email'
  label: string
  button: string
  problems: FormErrors | undefined
}

function Promotion({ by, label, button, problems }: PromotionProps) {
  const alive = useHydrated()
  const mine = problems?.values['by'] === by ? problems : undefined
  const [typed, setTyped] = useState(mine?.values['whom'] ?? '')
  const { formData } = useNavigation()
  const isPending = formData?.get('by') === by
  return (
    <Form
      method="post"
      action="/admin/users#promotion"
      className="flex flex-wrap items-start gap-3"
      noValidate
    >
      <input type="hidden" name="by" value={by} />
      <TextField
        id={`promote-${by}`}
        name="whom"
        type={by === 'email' ? 'email' : 'text'}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={mine?.message}
        className="min-w-0 flex-1 basis-60"
      />
      <Button
        type="submit"
        className="sm:mt-7"
        pending={isPending}
        disabled={alive && !typed.trim()}
      >
        {isPending ? m.people_promoting() : button}
      </Button>
    </Form>
  )
}
