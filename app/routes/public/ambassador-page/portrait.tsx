import { memo } from 'react'
import type { Ambassador } from '#domain/ambassadors/present-ambassador.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { regions, type Time } from '#app/ui/landscape/region.ts'
import { seedOf } from '#app/ui/seed.ts'

const LIGHTS: readonly Time[] = ['dawn', 'morning', 'gold', 'dusk']

/**
 * An ambassador's photo or a generated landscape; at the bottom the logo, or the initials if there is neither logo
 * nor photo.
 */
export const Portrait = memo(function Portrait({
  id,
  name,
  logo,
  photo,
}: Pick<Ambassador, 'id' | 'name' | 'logo' | 'photo'>) {
  const seed = seedOf(id)
  return (
    <div className={cn('relative', (logo || !photo) && 'mb-8')}>
      {photo ? (
        <img
          src={photo}
          alt=""
          width={640}
          height={800}
          fetchPriority="high"
          decoding="async"
          className="aspect-[4/3] w-full rounded-card bg-surface object-cover object-[50%_30%] @3xl:aspect-[4/5]"
        />
      ) : (
        <Landscape
          id={id}
          region={regions[seed % regions.length]!}
          time={LIGHTS[(seed >>> 8) % LIGHTS.length]!}
          width={640}
          height={480}
          className="aspect-[2/1] w-full rounded-card @3xl:aspect-[4/3] dark:brightness-90"
        />
      )}
      {(logo || !photo) && (
        <Avatar
          name={name}
          src={logo}
          size="huge"
          shape="square"
          className={cn(
            'absolute start-5 -bottom-8 rounded-card object-contain ring-4 ring-sand',
            logo && 'bg-surface',
            photo && 'size-20',
          )}
        />
      )}
    </div>
  )
})
