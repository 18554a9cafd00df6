import { SCENES } from '#domain/content/tour-package.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { EditForm, type Meanwhile } from './edit-form.tsx'
import { ScenePicker } from './scene-picker.tsx'
import { sections } from './sections.ts'

type TourFormProps = {
  values?: FormValues
  version?: number
  problems: FormErrors | undefined
  meanwhile?: Meanwhile | null | undefined
}

/** Everything about a tour: its words, its way, what it costs and whether it can be asked for. */
export function TourForm({ values, version, problems, meanwhile }: TourFormProps) {
  const given: FormValues = problems?.values ?? values ?? { isOffered: 'on', scene: SCENES[0] }
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: given[name] ?? '',
    error: problems?.fields[name],
  })
  const labels = {
    title: m.content_title(),
    summary: m.content_summary(),
    description: m.content_description(),
    stops: m.content_stops(),
    days: m.content_days(),
    price: m.content_price(),
    scene: m.content_scene(),
    isOffered: m.content_is_offered(),
  }
  return (
    <EditForm {...{ version, problems, meanwhile, labels }} closeTo={sections.tours.to}>
      <TextField {...field('title')} label={labels.title} required />
      <TextArea
        {...field('summary')}
        rows={2}
        label={labels.summary}
        help={m.content_summary_help()}
        required
      />
      <TextArea {...field('description')} rows={8} label={labels.description} required />
      <TextArea {...field('stops')} rows={5} label={labels.stops} help={m.content_stops_help()} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('days')} label={labels.days} inputMode="numeric" dir="ltr" required />
        <TextField
          {...field('price')}
          label={labels.price}
          help={m.content_price_help()}
          inputMode="decimal"
          dir="ltr"
          required
        />
      </div>
      <ScenePicker
        label={labels.scene}
        chosen={given['scene'] ?? ''}
        error={problems?.fields['scene']}
      />
      <CheckboxField
        id="isOffered"
        name="isOffered"
        label={labels.isOffered}
        help={m.content_is_offered_help()}
        defaultChecked={given['isOffered'] === 'on'}
      />
    </EditForm>
  )
}
