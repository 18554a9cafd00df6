import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'

type SureFormProps = {
  address: string
  /** Hidden values; together they identify this form on the page. */
  values: Record<string, string>
  summary: string
  /** Accessible label that also names the item. */
  label: string
  question: string
  submit: string
}

/** An irreversible action: one click opens the confirmation, a second one submits it. */
export function SureForm({ address, values, summary, label, question, submit }: SureFormProps) {
  const { formData } = useNavigation()
  const all = Object.entries(values)
  return (
    <details className="open:basis-full">
      <summary
        aria-label={label}
        className={`${buttonVariants({ variant: 'quiet', size: 'small' })} list-none`}
      >
        {summary}
      </summary>
      <Form
        method="post"
        action={address}
        preventScrollReset
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4"
      >
        <p className="flex-1 basis-60 text-sm">{question}</p>
        {all.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          variant="danger"
          size="small"
          pending={all.every(([name, value]) => formData?.get(name) === value)}
        >
          {submit}
        </Button>
      </Form>
    </details>
  )
}
