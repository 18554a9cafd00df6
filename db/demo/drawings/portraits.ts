import { C, circle, cut, ellipse, path, rect, svg, type Drawing } from './paint.ts'

const SIDE = 480

type Look = {
  ground: string
  skin: string
  hair: string
  coat: string
  /** What is on the head and in the face. */
  over: string[]
  /** What is worn over the coat. */
  worn?: string[]
}

/** A head and shoulders, without eyes or a mouth: nobody in particular. */
function portrait({ ground, skin, hair, coat, over, worn = [] }: Look): string {
  return svg(
    SIDE,
    SIDE,
    rect(0, 0, SIDE, SIDE, ground),
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

export const PORTRAITS: Record<string, Drawing> = { 'jonathan-reed': jonathanReed }
