import type { Config } from 'tailwind-merge'

const any = () => true
const number = (word: string) => /^\d+(\.\d+)?$/.test(word)
/** Matches `[0.9375rem]` and `[clamp(…)]`, but not `[#fff]` or `[var(--ink)]`. */
const length = (word: string) => /^\[(length:|clamp\(|calc\(|-?\d*\.?\d+[a-z%]+\])/.test(word)

/** One group per prefix, for prefixes whose values all set the same property. */
function prefixes<Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))
}

/** One group per border side, for its width; colors of single sides are not used. */
function borders(...sides: string[]) {
  return Object.fromEntries(sides.map((side) => [side, [{ [side]: ['', number] }]]))
}

/**
 * Which of our utilities set the same property. The library's own list covers all of Tailwind and is larger than most
 * pages' code; utilities not listed here are never merged, so add a new kind here before overriding it.
 */
export const classGroups: Config<string, string> = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    display:
      'block inline-block inline flex inline-flex grid inline-grid contents hidden list-item flow-root'.split(
        ' ',
      ),
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible', 'collapse'],
    ...prefixes('size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'aspect', 'z', 'order'),
    ...prefixes('p', 'px', 'py', 'ps', 'pe', 'pt', 'pb', 'm', 'mx', 'my', 'ms', 'me', 'mt', 'mb'),
    ...prefixes('gap', 'gap-x', 'gap-y', 'inset', 'inset-x', 'inset-y', 'start', 'end', 'top'),
    ...prefixes('bottom', 'leading', 'tracking', 'opacity', 'cursor', 'grid-cols', 'grid-rows'),
    ...prefixes('rounded', 'rounded-s', 'rounded-e', 'rounded-t', 'rounded-b', 'shadow', 'bg'),
    ...prefixes('overflow', 'overflow-x', 'overflow-y', 'items', 'self', 'place-items', 'basis'),
    ...prefixes('duration', 'ease', 'animate', 'line-clamp', 'fill', 'underline-offset', 'columns'),
    ...prefixes(
      'outline-offset',
      'border-spacing',
      'scroll-mt',
      'scroll-mb',
      'col-span',
      'row-span',
      'row-start',
      'col-start',
      'space-y',
      'justify-items',
      'overscroll',
    ),
    ...prefixes(
      'overscroll-x',
      'overscroll-y',
      'translate-x',
      'translate-y',
      'divide',
      'pointer-events',
      'list',
      'select',
      'rounded-es',
      'rounded-ee',
    ),
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    rounded: ['rounded', { rounded: [any] }],
    'font-size': [
      {
        text: [
          'xs',
          'sm',
          'base',
          'lg',
          'xl',
          'lead',
          'subheading',
          'heading',
          'title',
          'display',
          'figure',
        ],
      },
      { text: [length] },
    ],
    'text-align': [{ text: ['start', 'center', 'end', 'justify', 'match'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: ['light', 'normal', 'medium', 'semibold', 'bold', number] }],
    'font-family': [{ font: ['body', 'display', 'mono'] }],
    border: ['border', { border: [number] }],
    ...borders('border-x', 'border-y', 'border-s', 'border-e', 'border-t', 'border-b'),
    ...borders('divide-x', 'divide-y'),
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-color': [{ border: [any] }],
    justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly', 'stretch'] }],
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flex: [{ flex: ['1', 'auto', 'initial', 'none'] }],
    grow: ['grow', { grow: [number] }],
    shrink: ['shrink', { shrink: [number] }],
    whitespace: [{ whitespace: [any] }],
    wrap: [{ wrap: [any] }],
    object: [{ object: ['contain', 'cover', 'fill', 'none'] }],
    decoration: ['underline', 'no-underline', 'line-through'],
    transition: ['transition', { transition: [any] }],
    truncate: ['truncate'],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'ps', 'pe', 'pt', 'pb'],
    px: ['ps', 'pe'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'ms', 'me', 'mt', 'mb'],
    mx: ['ms', 'me'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'bottom'],
    'inset-x': ['start', 'end'],
    'inset-y': ['top', 'bottom'],
    overflow: ['overflow-x', 'overflow-y'],
    rounded: ['rounded-s', 'rounded-e', 'rounded-t', 'rounded-b', 'rounded-es', 'rounded-ee'],
    'rounded-s': ['rounded-es'],
    'rounded-e': ['rounded-ee'],
    border: ['border-x', 'border-y', 'border-s', 'border-e', 'border-t', 'border-b'],
    'border-x': ['border-s', 'border-e'],
    'border-y': ['border-t', 'border-b'],
    flex: ['basis', 'grow', 'shrink'],
    'font-size': ['leading'],
    overscroll: ['overscroll-x', 'overscroll-y'],
    'line-clamp': ['display', 'overflow'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'marker', 'file', 'backdrop'],
}
