import { Fragment } from 'react'
import type { Shape } from './canvas.ts'

/** The shapes of a picture as SVG. `id` keeps the gradients of several pictures on a page apart. */
export function Shapes({ shapes, id }: { shapes: readonly Shape[]; id: string }) {
  return shapes.map(({ d, fill, foot, line, opacity }, at) => (
    <Fragment key={at}>
      {foot && (
        <linearGradient id={`${id}${at}`} x2="0" y2="1">
          <stop stopColor={fill} />
          <stop offset="1" stopColor={foot} />
        </linearGradient>
      )}
      {line ? (
        <path d={d} stroke={fill} strokeWidth={rounded(line)} opacity={opacity} />
      ) : (
        <path d={d} fill={foot ? `url(#${id}${at})` : fill} stroke="none" opacity={opacity} />
      )}
    </Fragment>
  ))
}

function rounded(width: number): number {
  return Math.round(width * 10) / 10
}
