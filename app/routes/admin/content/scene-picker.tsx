import { CircleAlert } from 'lucide-react'
import { SCENES, type Scene } from '#domain/content/tour-package.ts'
import { m } from '#messages'
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

/** The landscapes a tour can be drawn in, each as it will look. */
export function ScenePicker({
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
