import { at, C, circle, ellipse, line, path, petal, svg, view, type Drawing } from './paint.ts'

const scene = (...parts: string[]) => svg(1600, 900, ...parts)

/** Planks that lead between dunes to the sea. */
function boardwalk() {
  const planks = Array.from({ length: 22 }, (_, one) => {
    const near = (one / 21) ** 1.9
    const y = 520 + near * 400
    const half = 26 + near * 330
    const middle = 860 - near * 120 + Math.sin(one / 5) * 20
    return path(
      `M${middle - half} ${y}H${middle + half}l${6 + near * 14} ${6 + near * 24}H${middle - half - 6 - near * 14}z`,
      one % 2 ? '#C29A6B' : '#B08755',
    )
  })
  const grass = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      { scale },
      ...[-40, -20, 0, 18, 36].map((turn) =>
        line(`M0 0Q${turn / 3} -50 ${turn} -96`, turn > 0 ? '#7C8F4E' : '#5F7A3F', 6),
      ),
    )
  const lily = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      { scale },
      line('M0 0Q6 -50 0 -100', C.olive, 8),
      ...[-60, -30, 0, 30, 60].map((turn) => at(0, -96, { turn }, path(petal(66, 20), C.paper))),
      circle(0, -104, 9, C.sun),
    )
  return scene(
    view({
      id: 'boardwalk-2',
      region: 'coast',
      time: 'day',
      w: 1600,
      h: 900,
      width: 800,
      height: 450,
    }),
    path(
      'M0 560Q240 470 520 540Q700 590 800 540Q960 500 1130 556Q1380 470 1600 540V900H0z',
      '#EAD6AC',
    ),
    path('M0 640Q300 540 620 640Q560 760 420 900H0z', '#DFC691'),
    path('M1600 600Q1330 560 1110 640Q1180 780 1260 900H1600z', '#D9BE86'),
    ...planks,
    line('M1120 900Q1010 690 900 524', '#8C6A42', 7),
    ...[
      [1115, 890, 120],
      [1050, 770, 84],
      [990, 672, 56],
      [940, 590, 36],
    ].map(([x = 0, y = 0, h = 0]) => line(`M${x} ${y}v${-h}`, '#8C6A42', 4 + h / 14)),
    line('M1115 776Q1080 740 1050 692Q1016 660 990 618Q960 590 940 556', '#F6EFE2', 7),
    grass(180, 720, 1.2),
    grass(300, 640, 0.8),
    grass(90, 860, 1.5),
    grass(1330, 700, 1),
    grass(1470, 800, 1.4),
    grass(1240, 640, 0.7),
    lily(250, 840, 1.2),
    lily(330, 872, 0.9),
    lily(1400, 860, 1.25),
    lily(1310, 880, 0.9),
    lily(420, 720, 0.6),
  )
}

/** A boat under sail before the coast. */
function boat() {
  const crew = [-170, -96, -20, 56, 130].map((x, one) =>
    at(
      x,
      0,
      {},
      circle(0, -58, 17, ['#8C5A34', '#D9A878', '#6B4226', '#C98F62', '#B07A4E'][one]!),
      path(
        'M-22 0q0 -44 22 -44t22 44z',
        [C.terracotta, C.sun, C.olive, C.sand, C.pomegranate][one]!,
      ),
    ),
  )
  const waves = [
    [560, 120],
    [640, 260],
    [720, 60],
    [770, 420],
    [840, 200],
    [600, 1200],
    [690, 1330],
    [760, 1140],
    [830, 1000],
    [860, 560],
  ]
  return scene(
    view({
      id: 'first-boat-5',
      region: 'judea',
      time: 'dawn',
      w: 1600,
      h: 900,
      width: 800,
      height: 450,
    }),
    path('M0 470H1600V900H0z', '#3E7DB0'),
    path('M0 470H1600V560H0z', '#7FAFD0', 'opacity="0.55"'),
    path('M0 700Q400 670 800 700T1600 690V900H0z', '#2F6EA3'),
    path('M0 810Q400 780 800 812T1600 800V900H0z', '#235A8C'),
    ...waves.map(([y = 0, x = 0]) =>
      line(`M${x} ${y}q40 -16 80 0t80 0`, '#CFE3F2', 6, 'opacity="0.6"'),
    ),
    ellipse(820, 770, [380, 22], C.ink, 'opacity="0.18"'),
    line('M800 690V110', C.bark, 16),
    path('M820 130Q1120 400 1140 640H820z', C.paper),
    path('M820 470L1092 470Q1120 560 1134 610L820 610z', '#8FB5FF', 'opacity="0.5"'),
    path('M780 180Q600 440 540 630H780z', '#F6EFE2'),
    path('M800 110l90 26l-90 30z', C.pomegranate),
    at(810, 690, {}, ...crew),
    path('M470 680H1170Q1140 770 1060 772H590Q510 768 470 680z', C.blue),
    path('M470 680H1170L1162 704H482z', C.paper),
    line('M440 790q60 -24 120 0t120 0t120 0t120 0t120 0t120 0', '#E6F0F8', 8, 'opacity="0.8"'),
  )
}

export const AT_SEA: Record<string, Drawing> = {
  'path-between-dunes': boardwalk,
  'first-boat-home': boat,
}
