import { Banner, type BannerProps } from './banner.tsx'

type ProblemBannerProps = Pick<BannerProps, 'title' | 'focusOn' | 'className'> & {
  /** Why a form was refused; nothing is shown if it was not. */
  problems: { message: string } | null | undefined
}

/** Explains why a form was refused as a whole. */
export function ProblemBanner({ problems, ...banner }: ProblemBannerProps) {
  if (!problems) return null
  return (
    <Banner tone="danger" {...banner}>
      {problems.message}
    </Banner>
  )
}
