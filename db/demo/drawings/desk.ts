import {
  at,
  box,
  C,
  circle,
  cut,
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

function marble(
  id: string,
  [ground, one, two]: readonly [string, string, string],
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const waves = Array.from({ length: 12 }, (_, row) => {
    const down = y - 40 + (row * (h + 80)) / 11
    const d = `M${x - 60} ${down}${Array.from({ length: 6 }, (__, step) => `q${w / 12 + 10} ${(row + step) % 2 ? 90 : -70} ${w / 6 + 20} ${((row * 3 + step) % 5) * 9 - 18}`).join('')}`
    return line(d, row % 3 === 0 ? two : one, row % 3 === 0 ? 10 : 26, 'opacity="0.85"')
  })
  return cut(id, box(x, y, w, h, 14), rect(x, y, w, h, ground), ...waves)
}

function notebook() {
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#EADFCB'),
    at(
      600,
      610,
      { turn: -7 },
      path(box(-316, -410, 660, 860, 16), C.ink, 'opacity="0.14"'),
      rect(-320, -420, 648, 850, C.paper, 12),
      marble('cover', ['#1D4E9E', '#8FB5FF', C.gold], -330, -430, 650, 850),
      path(box(-330, -430, 120, 850, 14), C.ink),
      rect(-220, -430, 10, 850, C.gold),
      rect(20, -250, 220, 110, C.paper, 8),
      line('M56 -210H204M56 -178H160', C.ink, 8, 'opacity="0.6"'),
    ),
  )
}

function notebooks() {
  const book = (
    y: number,
    x: number,
    colours: readonly [string, string, string],
    spine: string,
    id: string,
  ) =>
    at(
      x,
      y,
      {},
      rect(-380, 0, 760, 120, C.paper, 8),
      line('M-370 40H370M-370 64H370M-370 88H370', C.ink, 3, 'opacity="0.16"'),
      marble(id, colours, -390, -14, 780, 34),
      marble(`${id}b`, colours, -390, 104, 780, 34),
      rect(-396, -14, 70, 152, spine, 12),
    )
  return svg(
    1200,
    1200,
    table('#F3E8E4', '#C9A77E', 880),
    shadow(610, 1010, 460, 30),
    book(856, 610, ['#0F5F66', '#7FC4BC', C.sun], '#0A3A40', 'low'),
    book(696, 580, [C.pomegranate, C.rose, C.gold], '#5A0F22', 'middle'),
    book(536, 630, ['#1D4E9E', '#8FB5FF', C.gold], C.ink, 'high'),
    line('M300 520Q520 470 760 518', C.ink, 14),
    path('M760 518l60 4l-52 22z', C.gold),
  )
}

function candles() {
  const candle = (x: number) =>
    path(`M${x - 26} 860L${x - 20} 330Q${x} 300 ${x + 20} 330L${x + 26} 860z`, '#E2AE4A') +
    path(`M${x + 6} 860L${x + 4} 318Q${x + 16} 322 ${x + 20} 330L${x + 26} 860z`, '#C8902E') +
    line(`M${x} 314V284`, C.ink, 7) +
    [150, 110, 70].map((r) => circle(x, 240, r, '#FFE9B0', 'opacity="0.12"')).join('') +
    path(
      `M${x} 290C${x - 46} 250 ${x - 12} 214 ${x} 160C${x + 12} 214 ${x + 46} 250 ${x} 290z`,
      '#F7B23B',
    ) +
    path(
      `M${x} 286C${x - 20} 262 ${x - 6} 244 ${x} 220C${x + 6} 244 ${x + 20} 262 ${x} 286z`,
      '#FFF3CF',
    )
  const foot = (x: number) => path(`M${x - 60} 850H${x + 60}L${x + 40} 900H${x - 40}z`, C.gold)
  return svg(
    1200,
    1200,
    table('#22345F', '#5A3D2A', 900),
    shadow(600, 1010, 340, 30),
    candle(470),
    candle(730),
    foot(470),
    foot(730),
    rect(300, 896, 600, 40, C.gold, 20),
    path('M360 936H840L780 1000H420z', '#A67C35'),
  )
}

function candlesTied() {
  const candle = (x: number, turn: number) =>
    at(
      x,
      600,
      { turn },
      path(box(-26, -360, 88, 800, 30), C.ink, 'opacity="0.12"'),
      rect(-44, -380, 88, 800, '#E2AE4A', 30),
      rect(10, -380, 34, 800, '#CC9636', 17),
      line('M0 -380V-440', C.ink, 8),
      ...[-260, -80, 100, 280].map((y) => line(`M-40 ${y}q40 14 80 0`, '#CC9636', 5)),
    )
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#E3E7D6'),
    candle(540, -3),
    candle(660, 4),
    rect(470, 580, 262, 54, C.pomegranate, 8),
    path(
      'M600 606C500 500 420 560 450 606T520 660z M600 606C700 500 780 560 750 606T680 660z',
      '#B5294D',
    ),
    path(
      'M590 620L520 790L566 774L590 812L612 640zM610 620L690 780L646 772L630 812L604 640z',
      C.pomegranate,
    ),
    circle(600, 608, 32, '#7E1430'),
  )
}

function laptop() {
  return svg(
    1200,
    1200,
    table('#E4E3F4', '#C59E6B', 830),
    shadow(560, 946, 470, 30),
    rect(190, 290, 740, 500, C.ink, 26),
    cut(
      'screen',
      box(216, 316, 688, 440, 8),
      view({
        id: 'laptop-2',
        region: 'judea',
        time: 'dusk',
        x: 216,
        y: 316,
        w: 688,
        h: 440,
        width: 640,
        height: 410,
      }),
    ),
    path('M130 800H990L1050 930Q1050 950 1020 950H100Q70 950 70 930z', '#AEB6C4'),
    path('M200 818H920L944 872H176z', '#6B7488'),
    path('M460 886H660L672 924H448z', '#C6CDD8'),
    rect(70, 930, 980, 20, '#8A93A5', 10),
    path('M1010 800H1150L1130 930H1030z', C.terracotta),
    at(
      1080,
      800,
      {},
      ...[-46, -22, 0, 24, 48].map((turn) =>
        path(petal(170, 50), turn % 24 ? '#5F7F43' : '#7C9A57', `transform="rotate(${turn})"`),
      ),
    ),
  )
}

export const DESK: Record<string, Drawing> = {
  'hand-bound-notebook-1': notebook,
  'hand-bound-notebook-2': notebooks,
  'beeswax-candles-1': candles,
  'beeswax-candles-2': candlesTied,
  'renewed-laptop-1': laptop,
}
