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
  svg,
  view,
  type Drawing,
} from './paint.ts'

const scene = (...parts: string[]) => svg(1600, 900, ...parts)

/** A kitchen in the morning: a window on the hills, a kettle on the stove, a green door. */
function kitchen() {
  const tiles = Array.from({ length: 10 }, (_, one) =>
    rect(60 + one * 112, 500, 104, 96, one % 3 === 1 ? '#C9DDE8' : '#DDE9EE', 4),
  )
  const cupboard = (x: number) =>
    rect(x, 680, 250, 200, '#F6EFE2', 8) +
    rect(x + 18, 698, 214, 164, '#EADFC9', 6) +
    rect(x + 108, 712, 34, 10, C.gold, 5)
  const steam = (x: number) =>
    line(`M${x} 470c-22 -26 22 -42 0 -72s16 -40 4 -62`, C.paper, 10, 'opacity="0.7"')
  return scene(
    rect(0, 0, 1600, 900, '#F4E4C9'),
    rect(0, 846, 1600, 54, '#C79A62'),
    path(box(1250, 130, 270, 720, 6), C.bark),
    path(box(1268, 148, 234, 702, 4), '#4F7A4A'),
    rect(1296, 186, 178, 240, '#44693F', 4),
    rect(1296, 470, 178, 300, '#44693F', 4),
    circle(1288, 500, 13, C.gold),
    rect(120, 84, 620, 366, C.paper, 8),
    cut(
      'pane',
      box(146, 110, 568, 314),
      view({
        id: 'kitchen-window-1',
        region: 'galilee',
        time: 'dawn',
        x: 146,
        y: 110,
        w: 568,
        h: 314,
        width: 720,
        height: 400,
      }),
    ),
    rect(424, 110, 12, 314, C.paper),
    rect(100, 444, 660, 26, C.paper, 6),
    rect(820, 200, 330, 18, C.wood, 4),
    ...[850, 930, 1010].map((x, one) =>
      rect(x, 112 + one * 8, 60, 88 - one * 8, [C.blue, C.terracotta, C.olive][one]!, 10),
    ),
    circle(1106, 160, 40, '#DCE8F6'),
    circle(1106, 160, 24, C.paper),
    ...tiles,
    rect(30, 600, 1170, 44, '#8C6A4A', 6),
    rect(40, 644, 1150, 206, '#E3D3B6'),
    cupboard(60),
    cupboard(330),
    cupboard(920),
    rect(610, 644, 280, 206, '#3A4660', 4),
    rect(640, 700, 220, 130, '#22304F', 8),
    ...[650, 710, 770, 830].map((x) => circle(x + 10, 672, 12, C.sand)),
    rect(630, 588, 240, 14, C.ink, 4),
    steam(856),
    steam(890),
    path('M650 586q-12 -96 46 -120h88q58 24 46 120z', C.pomegranate),
    line('M824 520q36 -10 42 -44', C.pomegranate, 22),
    line('M690 470q50 -100 100 0', C.ink, 14),
    circle(740, 456, 12, C.ink),
    path('M240 600l-16 -76h92l-16 76z', C.terracotta),
    at(
      270,
      526,
      {},
      ...[-44, -18, 10, 38].map((turn) =>
        path(petal(110, 36), turn > 0 ? '#7C9A57' : '#5F7F43', `transform="rotate(${turn})"`),
      ),
    ),
    ellipse(1040, 592, [86, 14], C.paper),
    circle(1000, 566, 26, '#D9812E'),
    circle(1050, 562, 28, '#E39A3A'),
    circle(1090, 570, 22, '#C8352F'),
  )
}

/** Panels in a row before the desert, and the house of the well. */
function wellHouse() {
  const panel = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      { scale },
      line('M40 110V190M190 110V190', '#5A6478', 12),
      path('M0 120L60 0H260L220 120z', '#1B3A7A'),
      line('M20 80H233M40 40H247M72 120L124 0M146 120L190 0', '#6F93D6', 4),
      path('M0 120L60 0H260L220 120z', 'none', 'stroke="#DCE4F0" stroke-width="7"'),
    )
  return scene(
    view({
      id: 'well-house-4',
      region: 'negev',
      time: 'day',
      w: 1600,
      h: 900,
      width: 800,
      height: 450,
    }),
    path('M0 690Q500 630 1000 676T1600 650V900H0z', '#C99A68'),
    path('M0 770Q600 710 1600 760V900H0z', '#B58450'),
    ellipse(1260, 764, [250, 18], C.ink, 'opacity="0.16"'),
    rect(1070, 520, 330, 240, '#EFE0C4'),
    path('M1300 520H1400V760H1300z', C.ink, 'opacity="0.07"'),
    path('M1040 524L1236 400L1430 524z', C.terracotta),
    rect(1120, 600, 100, 160, '#3E6B6B', 4),
    rect(1270, 580, 80, 70, '#7A8CA8', 4),
    rect(1420, 560, 120, 190, '#8FA4AE', 16),
    rect(1420, 560, 120, 30, '#A9BAC2', 15),
    panel(60, 596, 1),
    panel(340, 586, 1),
    panel(620, 580, 1),
    panel(120, 700, 1.14),
    panel(440, 694, 1.14),
    panel(760, 688, 1.14),
    ...[1000, 1080, 1160, 1240, 1330, 1420, 1500].map((x, one) =>
      at(
        x,
        872 - (one % 2) * 14,
        {},
        ...[-50, -22, 6, 34, 58].map((turn) =>
          path(petal(70, 24), turn > 0 ? '#6F8F4A' : '#557539', `transform="rotate(${turn})"`),
        ),
      ),
    ),
  )
}

export const INLAND: Record<string, Drawing> = {
  'hundredth-kitchen': kitchen,
  'well-house-runs-on-sun': wellHouse,
}
