import { at, C, circle, cut, flower, line, path, petal, rect, svg, type Drawing } from './paint.ts'

const SIDE = 480
const logo = (ground: string, ...parts: string[]) =>
  svg(SIDE, SIDE, rect(0, 0, SIDE, SIDE, ground), ...parts)

/** Two hands that hold a hill with the sun above it. */
function galileeHands() {
  const hand = 'M240 398C150 398 84 330 84 224C84 205 112 203 117 222C132 282 172 318 240 326z'
  return logo(
    C.sand,
    circle(240, 150, 58, C.gold),
    path('M146 256Q196 176 240 214Q296 150 336 256Q296 300 240 300Q184 300 146 256z', C.leaf),
    path(hand, C.olive),
    path(hand, C.blue, 'transform="matrix(-1 0 0 1 480 0)"'),
  )
}

/** A flower above a table mountain. */
function negevBloom() {
  return logo(
    C.terracotta,
    at(240, 214, {}, flower(8, 132, 62, C.sand), circle(0, 0, 34, C.sun)),
    path('M0 480V398H104L136 352H344L376 398H480V480z', '#6F2C12'),
  )
}

/** A pot with steam, and a ninth bead on its lid. */
function ninthPot() {
  const steam = (x: number) => line(`M${x} 132c-26 -26 26 -40 0 -70`, C.rose, 18)
  return logo(
    C.pomegranate,
    steam(186),
    steam(240),
    steam(294),
    rect(110, 226, 260, 168, C.paper, 44),
    rect(110, 226, 260, 70, C.paper),
    rect(92, 192, 296, 36, C.sun, 18),
    circle(240, 178, 20, C.sun),
    line('M96 276H66M384 276h30', C.paper, 28),
  )
}

/** Almond blossom in an arched window. */
function almondWindow() {
  const arch = 'M128 420V222a112 112 0 0 1 224 0V420z'
  return logo(
    '#E9E4F7',
    path('M96 420V222a144 144 0 0 1 288 0V420z', C.indigo),
    path(arch, '#CFE0FA'),
    cut('w', arch, line('M120 430Q210 380 236 280Q250 220 330 176', C.bark, 18)),
    at(236, 268, {}, flower(5, 84, 74, C.paper), circle(0, 0, 20, C.pomegranate)),
    rect(80, 408, 320, 32, C.indigo, 8),
  )
}

/** Threads that go over and under. */
function loomAndCode() {
  const places = [96, 196, 296]
  const across = places.map((y) => rect(64, y, 352, 64, C.blue, 32))
  const along = places.map((x) => rect(x + 12, 52, 64, 352, C.sun, 32))
  const over = places.flatMap((y, row) =>
    places.flatMap((x, column) => ((row + column) % 2 === 0 ? rect(x - 2, y, 92, 64, C.blue) : [])),
  )
  return logo(C.ink, at(0, 12, {}, ...across, ...along, ...over))
}

/** An open door with its light on the threshold. */
function thresholdHouse() {
  return logo(
    '#1B2C55',
    path('M176 340L304 340L396 480H84z', '#F3C96B', 'opacity="0.35"'),
    path('M168 340V186a72 72 0 0 1 144 0V340z', C.sun),
    path('M168 340V186a72 72 0 0 1 72 -72V340z', '#D3622F'),
    circle(222, 260, 10, C.sand),
    rect(136, 336, 208, 24, C.sand, 8),
  )
}

/** A lily over a wave. */
function coastLily() {
  const petals = [-64, -34, 34, 64, 0].map((turn) =>
    path(petal(236, 76), turn === 0 ? C.paper : '#DCEBFA', `transform="rotate(${turn})"`),
  )
  const stamens = [-16, 0, 16].map((turn) =>
    at(0, 0, { turn }, line('M0 -30V-128', C.gold, 8), circle(0, -132, 11, C.gold)),
  )
  return logo(
    C.sea,
    at(240, 350, {}, ...petals, ...stamens),
    path('M0 372Q60 330 120 372T240 372T360 372T480 372V480H0z', '#174A78'),
    line('M0 424Q60 386 120 424T240 424T360 424T480 424', C.sky, 12),
  )
}

/** A lamp whose rays are all of one length. */
function steadyLight() {
  const rays = [-90, -54, -18, 18, 54, 90].map((turn) =>
    at(240, 196, { turn }, line('M0 -104V-140', C.sun, 20)),
  )
  return logo(
    '#F9E3C2',
    path('M186 432L210 262H270L294 432z', C.paper),
    path('M199 340L205 300H275L281 340zM188 420L194 380H286L292 420z', C.terracotta),
    ...rays.map((ray) => ray.replaceAll(C.sun, '#D98324')),
    circle(240, 196, 66, C.sun),
    rect(188, 248, 104, 24, C.ink, 8),
    rect(140, 424, 200, 26, C.ink, 10),
  )
}

/** A bridge, and the branch of a tamarisk above it. */
function tamariskBridge() {
  const sprigs = [0, 1, 2, 3, 4].flatMap((step) => {
    const [x, y] = [118 + step * 58, 196 - step * 21 + (step - 2) ** 2 * 4]
    return [-28, 28].map((turn) =>
      at(x, y, { turn: turn + 70 }, path(petal(78, 34), turn > 0 ? '#C76B8A' : '#E3A0B4')),
    )
  })
  return logo(
    '#EAF0E1',
    line('M92 208Q240 190 388 96', C.bark, 14),
    ...sprigs,
    path(
      'M40 284H440V410H404V390A76 76 0 0 0 252 390V410H228V390A76 76 0 0 0 76 390V410H40z',
      C.teal,
    ),
    rect(24, 268, 432, 26, '#0A464B', 13),
    line('M96 436H384', '#9DB8A0', 10),
  )
}

/** A thistle beside a fig. */
function thistleAndFig() {
  const crown = [-48, -32, -16, 0, 16, 32, 48].map((turn, one) =>
    at(162, 214, { turn }, path(petal(128, 34), one % 2 ? '#8E7BD6' : C.indigo)),
  )
  return logo(
    '#F1ECDD',
    line('M162 300Q170 370 204 428', C.olive, 16),
    at(178, 356, { turn: -62 }, path(petal(110, 40), C.olive)),
    ...crown,
    circle(162, 240, 56, C.olive),
    line('M130 220L162 250L194 220M122 252L162 286L202 252', C.leaf, 9),
    line('M316 128q-8 34 -2 62', C.olive, 14),
    path(
      'M314 172C330 240 412 250 412 330A98 98 0 0 1 216 330C216 250 298 240 314 172z',
      '#5B2A5E',
    ),
    line('M314 206Q282 290 296 412M314 206Q350 290 334 412', '#8A5590', 8),
    path('M318 152C350 96 412 104 430 132C404 172 350 182 318 152z', '#6F8F4A'),
  )
}

export const LOGOS: Record<string, Drawing> = {
  'galilee-hands': galileeHands,
  'negev-bloom': negevBloom,
  'ninth-pot': ninthPot,
  'almond-window': almondWindow,
  'loom-and-code': loomAndCode,
  'threshold-house': thresholdHouse,
  'coast-lily': coastLily,
  'steady-light': steadyLight,
  'tamarisk-bridge': tamariskBridge,
  'thistle-and-fig': thistleAndFig,
}
