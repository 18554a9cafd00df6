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

const BOTTLE =
  'M556 196h88v190q0 40 40 84q48 52 48 130v420q0 40 -40 40H508q-40 0 -40 -40V600q0 -78 48 -130q40 -44 40 -84z'

function bottle(label: string): string {
  return (
    shadow(606, 1058, 210, 26) +
    path(BOTTLE, '#2E4420') +
    cut('glass', BOTTLE, rect(500, 190, 26, 900, '#6F8A4B'), rect(690, 190, 60, 900, '#1E2E14')) +
    rect(548, 150, 104, 92, C.ink, 10) +
    rect(548, 222, 104, 16, C.gold) +
    cut(
      'label',
      box(468, 650, 264, 300),
      rect(468, 650, 264, 300, C.paper),
      view({
        id: label,
        region: 'galilee',
        time: 'day',
        x: 468,
        y: 650,
        w: 264,
        h: 176,
        width: 480,
        height: 320,
      }),
      line('M510 868H690M540 904H660', C.olive, 9),
    )
  )
}

function branch(leaves: number, long: number): string {
  const parts = Array.from({ length: leaves }, (_, one) => {
    const x = 40 + (one * long) / leaves
    const up = one % 2 === 0
    return (
      at(x, -x * 0.08, { turn: up ? 38 : 128 }, path(petal(112, 38), up ? '#7C9A57' : '#5F7F43')) +
      (one % 3 === 1 ? ellipse(x + 26, up ? 34 : -44, [24, 32], '#3D4A2C') : '')
    )
  })
  return line(`M0 0Q${long / 2} -50 ${long} ${-long * 0.08}`, C.bark, 10) + parts.join('')
}

const oil = () => svg(1200, 1200, table('#E4E8D6', '#C9B48A', 900), bottle('oil-label'))

function oilWithBowl() {
  return svg(
    1200,
    1200,
    table('#EFE3CC', '#B9926A', 800),
    at(-150, 20, {}, bottle('oil-label')),
    shadow(850, 1046, 230, 26),
    path('M640 850H1060Q1050 1040 850 1044Q650 1040 640 850z', C.paper),
    path('M640 850H1060Q1058 900 1040 940H660Q642 900 640 850z', C.blue, 'opacity="0.85"'),
    ellipse(850, 850, [210, 56], '#E8E0D0'),
    ellipse(850, 854, [178, 40], '#B7A528'),
    ellipse(810, 848, [70, 12], '#D9C95A'),
    at(180, 1140, { turn: -6 }, branch(8, 520)),
  )
}

function jar(honey: string, dark: string, id: string): string {
  const glass = box(-210, -250, 420, 500, 70)
  return (
    shadow(6, 256, 230, 26) +
    cut(
      id,
      glass,
      rect(-210, -250, 420, 500, '#F7EAD0'),
      rect(-210, -190, 420, 440, honey),
      rect(120, -190, 90, 440, dark),
      rect(-176, -250, 30, 500, C.paper),
    ) +
    rect(-190, -330, 380, 92, C.ink, 16) +
    rect(-190, -268, 380, 12, C.gold) +
    path('M0 -116L106 -54V66L0 128L-106 66V-54z', C.paper) +
    at(
      0,
      6,
      {},
      ellipse(-34, -20, [38, 24], '#DCE8F6', 'transform="rotate(24)"'),
      ellipse(34, -20, [38, 24], '#DCE8F6', 'transform="rotate(-24)"'),
      ellipse(0, 12, [46, 34], C.sun),
      rect(-14, -20, 12, 64, C.ink),
      rect(10, -18, 12, 60, C.ink),
    )
  )
}

function honeyWithDipper() {
  const dipper =
    rect(-14, -420, 28, 400, C.wood, 14) +
    [0, 1, 2, 3, 4]
      .map((ring) =>
        ellipse(0, ring * 34, [70 - Math.abs(2 - ring) * 12, 15], ring % 2 ? '#A3743F' : C.wood),
      )
      .join('')
  return svg(
    1200,
    1200,
    table('#F7E5BD', '#D8A24E', 800),
    at(480, 720, {}, jar('#D98A1F', '#B66A12', 'honey')),
    shadow(900, 1000, 150, 18),
    at(900, 870, { turn: 28 }, dipper),
  )
}

function dateShape(turn: number): string {
  return at(
    0,
    0,
    { turn },
    ellipse(0, 0, [54, 92], '#5A2A16'),
    ellipse(-14, -12, [20, 62], '#8A4A28'),
    line('M20 -56Q34 0 18 60', '#3D1A0C', 6),
    ellipse(0, -90, [18, 10], '#C99A5B'),
  )
}

function dateBox() {
  const dates = Array.from({ length: 24 }, (_, one) =>
    at(
      300 + (one % 6) * 120,
      382 + Math.floor(one / 6) * 168,
      {},
      dateShape(((one * 37) % 15) - 7),
    ),
  )
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#E8C9A0'),
    path(box(196, 256, 848, 800, 20), C.ink, 'opacity="0.14"'),
    path(box(176, 226, 848, 800, 20), '#C79A62'),
    path(box(212, 262, 776, 728, 10), '#7E5631'),
    cut('tray', box(212, 262, 776, 728, 10), ...dates),
  )
}

function threeDates() {
  const fronds = Array.from({ length: 15 }, (_, one) => {
    const x = one * 56
    return (
      at(x, 0, { turn: 38 }, path(petal(210 - one * 6, 30), '#6F8F4A')) +
      at(x, 0, { turn: 142 }, path(petal(210 - one * 6, 30), '#557539'))
    )
  })
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#F1E0C0'),
    path('M0 900Q300 800 640 880T1200 840V1200H0z', '#E6CFA4'),
    at(190, 420, { turn: 8 }, ...fronds, line('M-90 0H850', '#4A6332', 14)),
    shadow(420, 978, 150, 24),
    shadow(690, 1020, 170, 24),
    shadow(860, 900, 150, 22),
    at(420, 880, { turn: 62, scale: 1.35 }, dateShape(0)),
    at(870, 810, { turn: -70, scale: 1.35 }, dateShape(0)),
    at(680, 920, { turn: 96, scale: 1.5 }, dateShape(0)),
  )
}

function zaatar() {
  const sprig = Array.from({ length: 9 }, (_, one) =>
    [-58, 58]
      .map((turn) =>
        at(0, -one * 44, { turn }, ellipse(0, -34, [17, 34], turn < 0 ? '#8FAA78' : '#7A9863')),
      )
      .join(''),
  )
  const seeds = Array.from({ length: 90 }, (_, one) => {
    const turn = one * 2.399963
    const far = 246 * Math.sqrt((one + 0.5) / 90)
    return ellipse(
      640 + far * Math.cos(turn),
      560 + far * Math.sin(turn),
      [9, 6],
      ['#E9D9A8', '#7A2E22', '#8C9A55'][one % 3]!,
    )
  })
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#EFE6D4'),
    circle(660, 590, 320, C.ink, 'opacity="0.12"'),
    circle(640, 560, 320, '#BFC6C9'),
    circle(640, 560, 286, '#5F6E36'),
    ...seeds,
    circle(300, 900, 232, C.ink, 'opacity="0.12"'),
    circle(284, 876, 232, '#3E6B3C'),
    circle(284, 876, 190, 'none', `stroke="${C.sand}" stroke-width="8"`),
    at(284, 1000, { scale: 0.62 }, ...sprig, line('M0 60V-380', C.sand, 9)),
    at(1010, 1120, { turn: 18, scale: 1.15 }, line('M0 60V-390', '#6B7F4E', 9), ...sprig),
    at(870, 1150, { turn: -14 }, line('M0 60V-390', '#6B7F4E', 9), ...sprig),
  )
}

export const FOOD: Record<string, Drawing> = {
  'early-harvest-olive-oil-1': oil,
  'early-harvest-olive-oil-2': oilWithBowl,
  'wildflower-honey-1': honeyWithDipper,
  'wildflower-honey-2': () =>
    svg(
      1200,
      1200,
      table('#E6EBDA', '#C7A26A', 800),
      at(356, 720, {}, jar('#E9B23C', '#CF9526', 'light')),
      at(846, 720, {}, jar('#9A4E14', '#7A3A0C', 'dark')),
    ),
  'arava-medjool-dates-1': dateBox,
  'arava-medjool-dates-2': threeDates,
  'zaatar-blend-1': zaatar,
}
