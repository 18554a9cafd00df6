import { Form, useNavigation } from 'react-router'
import type { FigureName } from '#domain/content/figure.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { figureLabel } from '../../public/home/figure-label.ts'
import { figureText } from '../../public/home/figure-text.ts'

type FigureFormProps = {
  name: FigureName
  base: number
  counted: number
  amount: number
  version: number
  problems: FormErrors | undefined
}

/** One figure as visitors read it, with the part that staff sets and the part that is counted. */
export function FigureForm({ name, base, counted, amount, version, problems }: FigureFormProps) {
  const { formData } = useNavigation()
  const label = figureLabel(name)
  const error = problems?.fields['base']
  return (
    <Card className="flex h-full flex-col">
      <h3 id={`${name}-title`} className="font-medium">
        {label}
      </h3>
      <p className="mt-3 font-display text-figure font-bold tracking-[-0.02em] tabular-nums">
        {figureText(name, amount)}
      </p>
      <p className="text-sm text-muted">
        {amount > 0 ? m.content_figure_shown() : m.content_figure_not_shown()}
      </p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        aria-labelledby={`${name}-title`}
        className="mt-5 grid gap-4 border-t border-line pt-5"
      >
        {problems && !error && <Banner tone="danger">{problems.message}</Banner>}
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="version" value={version} />
        <TextField
          id={`base-${name}`}
          name="base"
          label={m.content_figure_base()}
          help={m.content_figure_base_help()}
          error={error}
          // What others have set meanwhile is to be seen before it is written over.
          defaultValue={error ? problems?.values['base'] : format.number(base)}
          inputMode="numeric"
          dir="ltr"
          required
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-muted">{m.content_figure_counted()}</span>
          <span className="font-medium tabular-nums">{format.number(counted)}</span>
        </p>
        <div>
          <Button
            type="submit"
            variant="secondary"
            aria-label={m.content_save_of({ title: label })}
            pending={formData?.get('name') === name}
          >
            {m.content_save()}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
