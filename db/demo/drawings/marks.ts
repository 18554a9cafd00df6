import { at, C, circle, flower, line, path, petal, rect, svg, type Drawing } from './paint.ts'

const SIDE = 480
const mark = (ground: string, ...parts: string[]) =>
  svg(SIDE, SIDE, rect(0, 0, SIDE, SIDE, ground), ...parts)

/** A reed that bends over water. */
function jonathanReed() {
  return mark(
    '#EAF0E1',
    path('M0 372Q60 340 120 372T240 372T360 372T480 372V480H0z', C.sea),
    line('M0 420Q60 388 120 420T240 420T360 420T480 420', C.sky, 10),
    line('M236 392C232 300 236 220 286 116', C.olive, 16),
    at(268, 150, { turn: 26 }, path(petal(120, 44), C.bark)),
    line('M234 330C216 270 180 236 136 214M238 292C262 246 300 230 344 226', C.olive, 12),
  )
}

/** A maple leaf with an open book under it. */
function mapleGrove() {
  const leaf =
    'M240 70L262 124L306 104L296 162L346 160L318 206L352 236L292 252L300 290L244 272V318H236V272L180 290L188 252L128 236L162 206L134 160L184 162L174 104L218 124z'
  return mark(
    C.paper,
    path(leaf, C.terracotta),
    path('M76 340Q160 312 240 350Q320 312 404 340V420Q320 392 240 428Q160 392 76 420z', C.blue),
    line('M240 350V426', C.paper, 8),
  )
}

/** A gate of two pillars with mountains in it. */
function shaareiChesed() {
  return mark(
    '#22305C',
    path('M132 396V212a108 108 0 0 1 216 0V396z', '#CFE0FA'),
    path('M132 396L204 262L246 326L286 244L348 396z', C.indigo),
    path('M204 262L226 296L208 304L190 288zM286 244L308 298L284 290L266 284z', C.paper),
    rect(96, 190, 40, 214, C.gold, 6),
    rect(344, 190, 40, 214, C.gold, 6),
    rect(76, 396, 328, 32, C.gold, 8),
    circle(240, 152, 22, C.sun),
  )
}

/** Ears of wheat under a wide sky. */
function prairieFriends() {
  const ear = (x: number, turn: number) =>
    at(
      x,
      412,
      { turn },
      line('M0 0V-220', C.gold, 10),
      ...[0, 1, 2, 3].flatMap((step) =>
        [-34, 34].map((lean) =>
          at(0, -128 - step * 34, { turn: lean }, path(petal(58, 26), C.gold)),
        ),
      ),
      at(0, -246, {}, path(petal(54, 26), C.gold)),
    )
  return mark(
    '#CFE3F6',
    circle(350, 126, 50, C.paper),
    path('M0 372Q240 336 480 372V480H0z', C.olive),
    ear(160, -10),
    ear(240, 0),
    ear(320, 10),
  )
}

/** A cup between a river and a pine. */
function hudsonAndPine() {
  return mark(
    '#3B2318',
    path('M240 60L300 150H270L326 226H154L210 150H180z', C.leaf),
    rect(226, 222, 28, 34, C.bark),
    path('M128 262H352C352 352 306 396 240 396S128 352 128 262z', C.sand),
    line('M350 286q58 0 46 48q-10 36 -66 30', C.sand, 18),
    line('M152 314Q180 296 208 314T264 314T328 314', C.sea, 12),
    line('M112 420H368', C.clay, 18),
  )
}

/** A rose above a bookshelf. */
function leedsYoungFriends() {
  const spines = [C.blue, C.sun, C.pomegranate, C.teal, C.clay, C.indigo]
  return mark(
    '#F7EDEE',
    at(
      240,
      180,
      {},
      flower(5, 112, 104, C.rose),
      flower(5, 66, 62, C.paper),
      circle(0, 0, 22, C.sun),
    ),
    ...spines.map((fill, index) =>
      rect(92 + index * 50, 318 + (index % 3) * 12, 42, 104 - (index % 3) * 12, fill, 5),
    ),
    rect(72, 420, 336, 18, C.ink, 6),
  )
}

export const MARKS: Record<string, Drawing> = {
  'jonathan-reed': jonathanReed,
  'maple-grove-day-school': mapleGrove,
  'shaarei-chesed-denver': shaareiChesed,
  'prairie-friends-of-israel': prairieFriends,
  'hudson-and-pine': hudsonAndPine,
  'leeds-young-friends': leedsYoungFriends,
}
