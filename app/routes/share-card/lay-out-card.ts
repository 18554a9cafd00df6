import path from 'node:path'
import { storageKey } from '#domain/files/storage-keys.ts'
import { m } from '#messages'
import type { CardLayout, CardText } from '#platform/pictures/compose-card.ts'
import { directionOf, pageLanguage } from '#platform/text/language.ts'
import { IS_BUILT, ROOT } from '#platform/root-folder.ts'
import { SHARED_SIZES } from '#app/request/shared-picture.ts'
import { NEED_COLORS, type ShareCard } from './share-card.ts'

const SIZE = SHARED_SIZES.wide
const PUBLIC_FILES = path.join(ROOT, IS_BUILT ? 'build/client' : 'public')

/** The words are on the left, the picture on the right; the icon and the bar begin where the words do. */
const LEFT = 64
const WIDTH = 612
const PICTURE = { left: 740, top: 0, width: SIZE.width - 740, height: SIZE.height }
const TITLE_TOP = 194
const BAR = { left: LEFT, top: 548, width: WIDTH, height: 12 }
const ICON = { left: LEFT, top: 52, width: 44, height: 44 }
const LOGO = { left: 760, top: 125, width: 380, height: 380 }

const INK = '#0F1E3A'
const MUTED = '#5A6478'
const GOLD = '#7A5A12'

/** Arranges a card: whose site, what, its title, when and where, and how much is still needed. */
export function layOutCard(card: ShareCard): CardLayout<{ key: string } | { file: string }> {
  const { kind, title, lines, need } = card
  const hasBar = need !== null && need.reached !== null
  const needTop = hasBar ? BAR.top + 28 : 540
  const linesTop = (need ? (hasBar ? BAR.top - 30 : 504) : 572) - lines.length * 42
  const mirrored = directionOf(pageLanguage()) === 'rtl'
  const site = { ...line(63, m.site_name(), [28], INK), width: WIDTH - 58 }
  return {
    width: SIZE.width,
    height: SIZE.height,
    ground: '#FFFDF9',
    boxes: barOf(need).map((box) => ({ ...box, left: mirrored ? fromRight(box) : box.left })),
    pictures: [
      {
        file: `${PUBLIC_FILES}/icon-192.png`,
        ...ICON,
        left: mirrored ? fromRight(ICON) : LEFT,
        fit: 'cover',
      },
      pictureOf(card.picture),
    ],
    texts: [
      { ...site, left: mirrored ? LEFT : LEFT + 58 },
      line(146, kind, [24], GOLD),
      {
        ...line(TITLE_TOP, title, [68, 60, 53, 46], INK),
        height: linesTop - 42 - TITLE_TOP,
        font: 'Frank Ruhl Libre Bold',
      },
      ...lines.map((text, at) =>
        line(linesTop + at * 42, text, [29, 26, 22], at === 0 ? INK : MUTED),
      ),
      ...(need ? [line(needTop, need.words, [27, 24], NEED_COLORS[need.color].bar)] : []),
    ],
  }
}

/** Where a box begins that is as far from the right of the words as it was from their left. */
function fromRight({ left, width }: { left: number; width: number }): number {
  return 2 * LEFT + WIDTH - left - width
}

function line(top: number, text: string, sizes: readonly number[], color: string): CardText {
  return { left: LEFT, top, width: WIDTH, height: 36, text, font: 'Heebo Medium', sizes, color }
}

function pictureOf(picture: ShareCard['picture']) {
  if ('drawing' in picture) {
    const file = `${PUBLIC_FILES}/og/${picture.drawing}.jpg`
    return { ...PICTURE, fit: 'cover' as const, file }
  }
  const { fit, fileId } = picture
  return { ...(fit === 'contain' ? LOGO : PICTURE), fit, key: storageKey(fileId) }
}

/** Never full before it is reached, nor empty once something is there. */
function barOf(need: ShareCard['need']) {
  if (!need || need.reached === null) return []
  const width = Math.floor(need.reached * WIDTH)
  const { bar: color, ground } = NEED_COLORS[need.color]
  const whole = { ...BAR, color: ground }
  return width > 0 ? [whole, { ...BAR, width: Math.max(12, width), color }] : [whole]
}
