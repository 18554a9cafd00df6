import { C, circle, cut, ellipse, line, path, rect, svg, box, type Drawing } from './paint.ts'

const SIDE = 480

type Look = {
  ground: string
  skin: string
  hair: string
  coat: string
  /** What is behind the head: long hair, or nothing. */
  behind?: string
  /** What is on the head and in the face. */
  over: string[]
  /** What is worn over the coat. */
  worn?: string[]
}

/** A head and shoulders, without eyes or a mouth: nobody in particular. */
function portrait({ ground, skin, hair, coat, behind = '', over, worn = [] }: Look): string {
  return svg(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, ground),
    behind,
    path('M60 480C64 376 148 340 240 340C332 340 416 376 420 480z', coat),
    path('M200 292H280V352C280 384 200 384 200 352z', skin),
    path('M204 316Q240 350 276 316V340Q240 366 204 340z', C.ink, 'opacity="0.14"'),
    ...worn,
    ellipse(240, 220, [84, 104], skin),
    circle(157, 226, 16, skin),
    circle(323, 226, 16, skin),
    ...over.map((part) => part.replaceAll('HAIR', hair)),
  )
}

const SHORT =
  'M152 216C140 128 184 92 244 92C308 92 342 134 328 216C318 178 300 162 268 160C226 158 170 166 152 216z'
const PARTED =
  'M150 232C136 138 184 90 246 90C312 90 346 140 330 232C326 190 306 166 280 152C246 190 178 176 150 232z'

/** A teacher in a jacket, with a short beard. */
function jonathanReed() {
  return portrait({
    ground: '#DCE8DF',
    skin: '#E7B892',
    hair: '#6B4A2E',
    coat: C.ink,
    worn: [
      path('M196 348L240 420L284 348L266 340L240 372L214 340z', C.paper),
      path('M196 346L240 424L180 480H120z', '#1E3157'),
      path('M284 346L240 424L300 480H360z', '#1E3157'),
    ],
    over: [
      path(SHORT, 'HAIR'),
      cut(
        'j',
        'M156 220h168v104H156z',
        path(
          'M158 236C160 330 204 330 240 330C276 330 320 330 322 236C312 276 290 284 262 280Q240 276 218 280C190 284 168 276 158 236z',
          'HAIR',
        ),
      ),
    ],
  })
}

/** A woman with long hair and glasses. */
function mapleGrove() {
  return portrait({
    ground: '#F3DFC4',
    skin: '#F0C7A4',
    hair: '#8A3F22',
    coat: C.teal,
    behind: path('M132 400C104 250 130 84 242 84C352 84 378 250 348 400z', '#8A3F22'),
    worn: [path('M200 346Q240 396 280 346L296 352Q240 430 184 352z', C.sand)],
    over: [
      path(PARTED, 'HAIR'),
      line(
        'M178 226a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M246 226a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M234 222h12',
        C.ink,
        6,
      ),
    ],
  })
}

/** A man with a grey beard and a head covering. */
function shaareiChesed() {
  return portrait({
    ground: '#DDE3F3',
    skin: '#E9BF9C',
    hair: '#8E8F96',
    coat: '#2B2F45',
    worn: [
      path('M204 346L240 400L276 346L262 338L240 360L218 338z', C.paper),
      rect(234, 392, 12, 88, C.indigo, 4),
    ],
    over: [
      path(
        'M154 212C146 150 172 116 240 116C308 116 334 150 326 212C314 184 306 172 296 166H184C174 172 166 184 154 212z',
        'HAIR',
      ),
      path('M172 146C176 96 304 96 308 146Q240 128 172 146z', C.indigo),
      path(
        'M158 230C154 350 196 392 240 392C284 392 326 350 322 230C314 272 292 284 264 280Q240 276 216 280C188 284 166 272 158 230z',
        'HAIR',
      ),
    ],
  })
}

/** A man in an apron. */
function hudsonAndPine() {
  return portrait({
    ground: '#E8D5C4',
    skin: '#C98F63',
    hair: '#241A16',
    coat: '#F1EBE0',
    worn: [
      path('M150 480V412Q240 452 330 412V480z', C.olive),
      line('M176 352L158 420M304 352L322 420', C.olive, 22),
      path('M202 346L240 384L278 346L270 376L240 404L210 376z', '#D9CFBF'),
    ],
    over: [
      path(
        'M150 208C142 120 186 86 242 86C304 86 340 122 330 208C320 176 310 164 300 158Q240 176 180 158C170 164 160 176 150 208z',
        'HAIR',
      ),
      path('M150 176C150 106 190 74 240 74C290 74 330 106 330 176Q240 146 150 176z', C.terracotta),
      cut(
        'h',
        box(140, 150, 200, 40),
        path('M140 176Q240 142 340 176V190Q240 158 140 190z', '#7C3317'),
      ),
    ],
  })
}

export const PORTRAITS: Record<string, Drawing> = {
  'jonathan-reed': jonathanReed,
  'maple-grove-day-school': mapleGrove,
  'shaarei-chesed-denver': shaareiChesed,
  'hudson-and-pine': hudsonAndPine,
}
