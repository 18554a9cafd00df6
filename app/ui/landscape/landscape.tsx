import { useId } from 'react'
import { landscape, type LandscapeOf } from './scene.ts'
import { Shapes } from './shapes.tsx'

export type LandscapeProps = LandscapeOf & {
  /** Says what is shown; without it the picture is decoration and readers pass it by. */
  label?: string | undefined
  className?: string | undefined
}

/** The landscape of an item, filling the box its `className` gives it. */
export function Landscape({ label, className, ...of }: LandscapeProps) {
  const id = useId()
  const { width, height, sky, horizon, disc, shapes, mirrored } = landscape(of)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset={horizon * 0.6} stopColor={sky[1]} />
        <stop offset={horizon} stopColor={sky[2]} />
      </linearGradient>
      <radialGradient id={`${id}g`}>
        <stop stopColor={disc.glow} />
        <stop offset=".3" stopColor={disc.glow} stopOpacity=".4" />
        <stop offset="1" stopColor={disc.glow} stopOpacity="0" />
      </radialGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}s)`} />
      <g
        fill="none"
        strokeLinecap="round"
        transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}
      >
        <circle cx={disc.x} cy={disc.y} r={disc.r * 8} fill={`url(#${id}g)`} opacity=".8" />
        <circle cx={disc.x} cy={disc.y} r={disc.r} fill={disc.fill} />
        <Shapes shapes={shapes} id={id} />
      </g>
    </svg>
  )
}
