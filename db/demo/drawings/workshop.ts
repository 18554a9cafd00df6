import {
  at,
  box,
  C,
  circle,
  cut,
  ellipse,
  line,
  path,
  petal,
  rect,
  shadow,
  svg,
  table,
  view,
  type Drawing,
} from './paint.ts'

const MUG = 'M-210 -230H210V200q0 60 -60 60H-150q-60 0 -60 -60z'

function mug(id: string, body: string, region: 'judea' | 'coast'): string {
  return (
    shadow(20, 266, 260, 26) +
    line('M210 -120C360 -150 370 140 210 110', body, 44) +
    line('M214 -96C330 -116 340 116 214 90', C.ink, 8, 'opacity="0.14"') +
    path(MUG, body) +
    cut(
      id,
      MUG,
      view({ id, region, time: 'day', x: -210, y: -90, w: 420, h: 240, width: 560, height: 320 }),
      rect(110, -240, 110, 520, C.ink).replace('/>', ' opacity="0.08"/>'),
      rect(-186, -240, 26, 520, '#FFFFFF').replace('/>', ' opacity="0.35"/>'),
    ) +
    ellipse(0, -230, [210, 44], C.blue) +
    ellipse(0, -228, [186, 32], '#DDD6C6') +
    path('M-184 -224Q0 -170 184 -224Q0 -196 -184 -224z', C.ink, 'opacity="0.18"')
  )
}

const night = (x: number, y: number, w: number, h: number) =>
  view({
    id: 'poster-night-3',
    region: 'negev',
    time: 'night',
    x,
    y,
    w,
    h,
    width: 400,
    height: Math.round((400 * h) / w),
  })

function posterOnWall() {
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#E7DCC8'),
    path(box(372, 112, 500, 680), C.ink, 'opacity="0.14"'),
    rect(350, 90, 500, 680, C.bark),
    rect(368, 108, 464, 644, C.paper),
    night(408, 148, 384, 564),
    rect(0, 930, 1200, 34, C.wood),
    rect(0, 964, 1200, 14, C.bark),
    path('M210 930q-66 -60 -30 -130q20 -36 14 -70h76q-6 34 14 70q36 70 -30 130z', C.terracotta),
    at(
      232,
      736,
      {},
      ...[-34, -12, 14, 36].map((turn) =>
        at(
          0,
          0,
          { turn },
          line('M0 0V-150', C.olive, 7),
          ...[50, 90, 130].flatMap((up) => [
            at(0, -up, { turn: 50 }, path(petal(56, 24), '#7C9A57')),
            at(0, -up, { turn: -50 }, path(petal(56, 24), '#5F7F43')),
          ]),
        ),
      ),
    ),
    rect(930, 870, 200, 60, C.blue, 6),
    rect(950, 818, 170, 52, C.clay, 6),
    rect(940, 770, 180, 48, C.olive, 6),
  )
}

const BOARD =
  'M360 330q240 -70 480 0q60 20 60 110v520q0 110 -90 126q-210 34 -420 0q-90 -16 -90 -126V440q0 -90 60 -110z'

function board(...on: string[]): string {
  const handle = 'M540 330V150q0 -60 60 -60t60 60V330z'
  const grain = [-250, -190, -120, -60, 20, 90, 160, 230].map((x, one) =>
    line(
      `M${600 + x} 300C${600 + x * 1.25 + 30} 520 ${600 + x * 0.6 - 40} 700 ${600 + x * 1.1} 1110`,
      one % 2 ? '#8C5A2B' : '#A87442',
      one % 3 === 0 ? 14 : 7,
      'opacity="0.55"',
    ),
  )
  return (
    path(BOARD, C.ink, 'opacity="0.15" transform="translate(18 22)"') +
    path(handle, '#B7834A') +
    path(BOARD, '#C6935A') +
    cut(
      'board',
      BOARD,
      ...grain,
      ellipse(700, 760, [64, 100], '#A06A35', 'opacity="0.6"'),
      ellipse(700, 760, [34, 60], '#7F4F22', 'opacity="0.6"'),
    ) +
    circle(600, 160, 24, '#7F4F22') +
    on.join('')
  )
}

function boardWithBread() {
  const tomato = (x: number, y: number, r: number) =>
    circle(x + 8, y + 10, r, C.ink, 'opacity="0.14"') +
    circle(x, y, r, '#C8352F') +
    ellipse(x - r / 3, y - r / 3, [r / 4, r / 5], '#F08A7C') +
    at(
      x,
      y - r * 0.5,
      { scale: r / 90 },
      ...[-70, -20, 30, 80].map((turn) =>
        path(petal(46, 20), C.olive, `transform="rotate(${turn})"`),
      ),
    )
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#D9E2E4'),
    board(
      path('M380 470q0 -90 110 -90t110 90v150q0 34 -34 34H414q-34 0 -34 -34z', '#9C5F2A'),
      path('M402 474q0 -72 88 -72t88 72v140q0 20 -20 20H422q-20 0 -20 -20z', '#F0D9AE'),
      tomato(720, 500, 84),
      tomato(790, 640, 66),
      circle(508, 868, 132, C.ink, 'opacity="0.14"'),
      circle(498, 856, 132, C.paper),
      circle(498, 856, 104, '#B7A528'),
      ...Array.from({ length: 26 }, (_, one) =>
        circle(
          498 + 90 * Math.sqrt(one / 26) * Math.cos(one * 2.4),
          856 + 90 * Math.sqrt(one / 26) * Math.sin(one * 2.4),
          7,
          '#5F6E36',
        ),
      ),
    ),
  )
}

export const WORKSHOP: Record<string, Drawing> = {
  'desert-night-poster-1': posterOnWall,
  'desert-night-poster-2': () =>
    svg(
      1200,
      1200,
      rect(0, 0, 1200, 1200, '#C9BFAE'),
      path(box(240, 70, 760, 1080), C.ink, 'opacity="0.14"'),
      rect(220, 50, 760, 1080, C.paper),
      night(270, 100, 660, 980),
    ),
  'enamel-mug-1': () =>
    svg(
      1200,
      1200,
      table('#D6E2E8', '#C9A77E', 820),
      at(570, 690, { scale: 1.25 }, mug('mug-hills-2', '#FBF8F0', 'judea')),
    ),
  'enamel-mug-2': () =>
    svg(
      1200,
      1200,
      table('#F4E2D3', '#A9825A', 820),
      at(570, 690, { scale: 1.25 }, mug('mug-coast-1', '#EBDCBE', 'coast')),
    ),
  'enamel-mug-3': () =>
    svg(
      1200,
      1200,
      table('#E2E8D8', '#B9926A', 780),
      at(320, 700, { scale: 0.98 }, mug('mug-hills-2', '#FBF8F0', 'judea')),
      at(830, 760, { scale: 0.98 }, mug('mug-coast-1', '#EBDCBE', 'coast')),
    ),
  'olive-wood-board-1': () => svg(1200, 1200, rect(0, 0, 1200, 1200, '#E9E4D8'), board()),
  'olive-wood-board-2': boardWithBread,
}
