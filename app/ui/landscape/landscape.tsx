import { cn } from '../class-names.ts'
import { landscapePath } from './landscape-files.ts'
import type { LandscapeOf } from './scene.ts'

export type LandscapeProps = LandscapeOf & {
  /** Alt text; without it the picture is decorative. */
  label?: string | undefined
  /** In view when the page opens: loaded eagerly. */
  first?: boolean | undefined
  className?: string | undefined
}

/** A landscape for what has no picture of its own, filling the box set by `className`. */
export function Landscape({ label = '', first = false, className, ...of }: LandscapeProps) {
  const { width = 640, height = 400 } = of
  return (
    <img
      src={landscapePath(of)}
      alt={label}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('object-cover', className)}
    />
  )
}
