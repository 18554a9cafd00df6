import { SCENES, type Scene } from '#domain/content/tour-package.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { labelsInEach, TextsInEach } from '../../partner/texts-in-each.tsx'
import { EditForm, type Meanwhile } from './edit-form.tsx'
import { sections } from './sections.ts'
import { tourTexts } from './tour-texts.ts'
import { CircleAlert } from 'lucide-react'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { sceneOf } from '../../public/visit/scene-of.ts'

const names: Record<Scene, () => string> = {
  galilee: m.content_scene_galilee,
  coast: m.content_scene_coast,
  jerusalem: m.content_scene_jerusalem,
  judea: m.content_scene_judea,
  negev: m.content_scene_negev,
  abroad: m.content_scene_abroad,
}

type TourFormProps = {
  values?: FormValues
  version?: number
  problems: FormErrors | undefined
  meanwhile?: Meanwhile | null | undefined
}

/** All fields of a tour: texts in each language, itinerary, price, and whether it can be requested. */
export function TourForm({ values, version, problems, meanwhile }: TourFormProps) {
  const given: FormValues = problems?.values ?? values ?? { isOffered: 'on', scene: SCENES[0] }
  const field = fieldsOf(given, problems?.fields)
  const labels = {
    title: m.content_title(),
    summary: m.content_summary(),
    description: m.content_description(),
    stops: m.content_stops(),
    ...labelsInEach(tourTexts),
    days: m.content_days(),
    price: m.content_price(),
    scene: m.content_scene(),
    isOffered: m.content_is_offered(),
  }
  return (
    <EditForm {...{ version, problems, meanwhile, labels }} closeTo={sections.tours.to}>
      <TextsInEach texts={tourTexts} languageHelp={m.content_tour_language_help()} field={field} />
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

/** Radio group of the available landscapes, each with a preview. */
function ScenePicker({
  label,
  chosen,
  error,
}: {
  label: string
  chosen: string
  error: string | undefined
}) {
  return (
    <fieldset aria-describedby={error ? 'scene-error' : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {SCENES.map((scene, at) => (
          <label
            key={scene}
            className="cursor-pointer overflow-hidden rounded-field border border-field bg-surface transition-colors hover:border-primary has-checked:border-primary has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-primary"
          >
            <Landscape
              {...sceneOf({ slug: scene, scene })}
              width={320}
              height={180}
              className="h-20 w-full dark:brightness-90"
            />
            <span className="flex min-h-11 items-center gap-2.5 px-3 py-2 text-sm">
              <input
                id={at === 0 ? 'scene' : undefined}
                type="radio"
                name="scene"
                value={scene}
                defaultChecked={scene === chosen}
                className="size-4 shrink-0 accent-primary"
              />
              {names[scene]()}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="scene-error" className="mt-1.5 flex gap-1.5 text-sm font-medium text-donate">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
