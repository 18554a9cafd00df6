import { cn } from '../class-names.ts'
import { subjectPath, type SubjectVariant } from './subject.ts'

export type SubjectPictureProps = {
  variant: SubjectVariant
  width: number
  height: number
  /** Alt text; without it the picture is decorative. */
  label?: string | undefined
  /** In view when the page opens: loaded eagerly. */
  first?: boolean | undefined
  className?: string | undefined
}

/**
 * A scene of a subject, filling the box set by `className`, whatever its proportions: the picture shows more of the room
 * or of the land around the subject, so it is never cropped nor stretched.
 */
export function SubjectPicture({
  variant,
  width,
  height,
  label = '',
  first = false,
  className,
}: SubjectPictureProps) {
  return (
    <img
      src={subjectPath(variant)}
      alt={label}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('block', className, 'object-fill')}
    />
  )
}
