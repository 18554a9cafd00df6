import { cn } from '#app/ui/class-names.ts'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'
import { SubjectPicture } from '#app/ui/subject/subject-picture.tsx'
import type { SubjectVariant } from '#app/ui/subject/subject.ts'

/** What a way to help looks like: the work itself, or a place. */
export type WayScene = SubjectVariant | { region: LandscapeRegion; time: Time }

/** The decorative picture of a way to help, filling the box set by `className`. */
export function WayPicture({
  id,
  scene,
  ...box
}: {
  id: string
  scene: WayScene
  width: number
  height: number
  className: string
}) {
  if (!('subject' in scene)) return <Landscape id={id} {...scene} {...box} />
  return (
    <SubjectPicture variant={scene} {...box} className={cn(box.className, 'dark:brightness-90')} />
  )
}
