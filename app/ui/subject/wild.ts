import { cloud, night, outdoors } from './backdrops.ts'
import type { Paint } from './paint.ts'
import {
  circle,
  dark,
  each,
  faint,
  leaf,
  line,
  oval,
  pale,
  path,
  put,
  rect,
  shadow,
} from './pen.ts'

/** A rucksack and a signpost by a path through the hills. */
export function trail(p: Paint): string {
  return (
    outdoors(p, 252, 176) +
    // Signpost.
    rect(470, 108, 14, 224, p.wood[1]) +
    path('M424 124h92l24 20-24 20h-92z', p.a) +
    path('M528 182h-88l-24 20 24 20h88z', p.c) +
    rect(440, 138, 56, 7, p.cream, 3) +
    rect(452, 198, 56, 7, p.ink, 3) +
    rect(468, 240, 18, 10, p.cream) +
    rect(468, 250, 18, 10, p.a) +
    rect(468, 260, 18, 10, p.cream) +
    // Rucksack.
    shadow(214, 340, 104, 12) +
    rect(146, 124, 138, 36, p.c, 18) +
    circle(150, 142, 17, dark(p.c, 0.2)) +
    circle(150, 142, 8, p.c) +
    path('M142 212q0-56 72-56t72 56v96q0 28-28 28h-88q-28 0-28-28z', p.b) +
    path('M246 164q40 12 40 48v96q0 28-28 28h-24z', dark(p.b, 0.18)) +
    path('M136 176q0-22 24-22h108q24 0 24 22v34q-78 30-156 0z', dark(p.b, 0.12)) +
    rect(206, 196, 18, 44, p.cream, 5) +
    path('M164 258h100v52q0 12-12 12h-76q-12 0-12-12z', pale(p.b, 0.22)) +
    line('M168 274h92', dark(p.b, 0.3), 4) +
    line('M124 210v96', dark(p.b, 0.3), 13) +
    // Boots.
    each(
      [
        [350, 342],
        [402, 346],
      ] as const,
      ([x, y]) =>
        shadow(x, y + 2, 36, 6) +
        path(`M${x - 26} ${y - 62}h34v32q28 4 30 30h-64z`, '#8a5a35') +
        rect(x - 30, y - 6, 70, 10, p.ink, 4) +
        line(`M${x - 2} ${y - 46}h14M${x} ${y - 34}h16`, p.cream, 4) +
        rect(x - 28, y - 68, 38, 12, '#6f4527', 5),
    )
  )
}

/** A stream between rocks and reeds. */
export function spring(p: Paint): string {
  const reed = (x: number, y: number, s: number) =>
    put(
      x,
      y,
      line('M0 0q-4-60 6-110M14 4q4-50-4-92M-14 4q-6-40 -14-70', p.leaf, 5) +
        each(
          [
            [6, -118],
            [10, -98],
          ] as const,
          ([dx, dy]) => rect(dx - 5, dy - 16, 10, 34, '#7d4f2e', 5),
        ) +
        leaf(0, 0, 90, -70, p.leaf) +
        leaf(0, 0, 76, -118, pale(p.leaf, 0.2)),
      0,
      s,
    )
  const rock = (x: number, y: number, w: number, fill: string) =>
    path(`M${x} ${y}q${w * 0.05}-${w * 0.5} ${w * 0.4}-${w * 0.52}t${w * 0.6} ${w * 0.52}z`, fill) +
    path(
      `M${x + w * 0.5} ${y}q0-${w * 0.3}-${w * 0.1}-${w * 0.52}h1q${w * 0.5} 0 ${w * 0.59} ${w * 0.52}z`,
      dark(fill, 0.16),
    )
  return (
    outdoors(p, 238, 150) +
    path('M96 238q80-130 150-150 40 30 70 20t90-20q90 30 160 150z', dark(p.hills[1], 0.2)) +
    path(
      'M186 238q40-90 70-130 20 20 44 6v124zM410 238q10-70 0-136 60 30 110 136z',
      dark(p.hills[1], 0.34),
    ) +
    path('M296 112q24-14 50 0l24 150h-104z', pale(p.water[0], 0.45)) +
    line('M312 130l-8 110M330 128v116M344 136l10 100', p.cream, 5) +
    path('M-700 300q300-40 700-44t260-10 120-2q240 8 560 20t400 30v160H-700z', p.water[0]) +
    path('M-700 330q500-40 1000-30t1040 20v160H-700z', p.water[1]) +
    faint(0.6, line('M226 274h70M340 290h96M160 316h90M390 326h110M280 344h80', p.cream, 4)) +
    rock(112, 286, 110, '#a39684') +
    rock(420, 282, 126, '#8f8578') +
    rock(70, 330, 90, '#8f8578') +
    reed(136, 318, 1) +
    reed(506, 330, 1.1) +
    reed(180, 338, 0.7) +
    each(
      [
        [286, 320],
        [322, 332],
      ] as const,
      ([x, y]) =>
        oval(x, y, 24, 8, pale(p.leaf, 0.2)) +
        put(
          x,
          y - 4,
          each([-150, -120, -90, -60, -30], (turn) => leaf(0, 0, 18, turn, pale(p.b, 0.5))),
        ),
    )
  )
}

/** A telescope under the stars. */
export function starryNight(p: Paint): string {
  return (
    night(p, 300) +
    circle(186, 96, 32, '#f6efd6') +
    circle(200, 88, 28, dark(p.sky[0], 0.74)) +
    shadow(340, 338, 110, 10) +
    line('M340 210L286 336M340 210l58 126M340 210v120', p.wood[0], 9) +
    put(
      340,
      196,
      rect(-96, -26, 190, 48, p.a, 8) +
        rect(-96, 0, 190, 22, dark(p.a, 0.22), 8) +
        rect(84, -34, 58, 64, pale(p.a, 0.15), 8) +
        rect(84, 0, 58, 30, p.a, 8) +
        rect(136, -38, 12, 72, p.c, 4) +
        rect(-124, -14, 32, 26, p.c, 5) +
        rect(-138, -10, 16, 18, p.ink, 4) +
        rect(-60, -46, 74, 16, p.c, 6),
      -32,
    ) +
    circle(340, 206, 15, p.c) +
    faint(
      0.9,
      line('M452 70l34 26 40-10M486 96l10 42', pale(p.c, 0.3), 2) +
        each(
          [
            [452, 70],
            [486, 96],
            [526, 86],
            [496, 138],
          ] as const,
          ([x, y]) => circle(x, y, 5, p.cream),
        ),
    ) +
    put(
      514,
      332,
      rect(-36, -26, 72, 26, p.b, 6) +
        line('M-24-26l10-40h28l10 40', p.c, 4) +
        circle(0, -50, 11, '#ffd58a'),
    )
  )
}

/** A heron among reeds. */
export function heron(p: Paint): string {
  const reed = (x: number, y: number) =>
    leaf(x, y, 130, -84, p.leaf) +
    leaf(x + 8, y, 104, -66, pale(p.leaf, 0.2)) +
    leaf(x - 6, y, 108, -104, p.leaf) +
    line(`M${x + 2} ${y}v-120`, p.leaf, 4) +
    rect(x - 4, y - 146, 12, 38, '#7d4f2e', 6)
  const body = pale(p.ink, 0.55)
  return (
    outdoors(p, 226, 470) +
    path('M-700 236q500-14 1000 0t1040-2v400H-700z', p.water[0]) +
    path('M-700 290q500-20 1000 0t1040-6v400H-700z', p.water[1]) +
    faint(0.55, line('M150 262h90M420 276h110M200 314h70M380 326h120M250 346h120', p.cream, 4)) +
    reed(140, 320) +
    reed(176, 336) +
    reed(510, 312) +
    line('M316 250l-8 78M346 250l4 84', '#c9803a', 6) +
    path('M250 224q20-58 92-54 58 6 84 54-60 40-120 34-40-4-56-34z', body) +
    path('M300 206q60-24 126 18 10 18 22 30-80 16-132-14-20-14-16-34z', dark(body, 0.3)) +
    line('M276 214q-40-28-14-64t-6-62', body, 20) +
    oval(252, 86, 24, 15, pale(body, 0.5)) +
    path('M238 80l-70 12 70 8z', '#e3a13b') +
    circle(246, 82, 4, p.ink) +
    path('M258 72q34-6 62 14-34-4-60-2z', p.ink) +
    faint(
      0.7,
      line(
        'M430 120q10-12 20 0 10-12 20 0M484 150q8-10 16 0 8-10 16 0M390 92q7-9 14 0 7-9 14 0',
        p.ink,
        4,
      ),
    )
  )
}

/** A horse looking over its fence. */
export function horse(p: Paint): string {
  const coat = '#9a5f38'
  return (
    outdoors(p, 268, 150) +
    // Stable.
    rect(400, 110, 330, 200, p.b) +
    path('M380 116l180-74 210 74z', dark(p.b, 0.35)) +
    rect(452, 176, 76, 134, dark(p.b, 0.45)) +
    rect(446, 170, 88, 8, p.cream) +
    // Horse: body, neck, head.
    path('M212 268q-16 40-10 84h260q6-70-40-96-50-26-130-12z', coat) +
    path('M216 176q16 60-6 116 60 30 120 0 20-110-50-186z', coat) +
    path('M280 106q70 60 58 190-20 14-44 12 30-110-34-186z', dark(coat, 0.22)) +
    path(
      'M282 96q32 40 44 78 20 50 14 110-10-20-22-24 4-20-10-30 2-22-12-34-4-26-24-44z',
      '#3c2418',
    ) +
    path('M276 100q-40-10-66 26l-70 76q-14 24 4 36 18 10 40-6l62-40q34-14 42-50z', coat) +
    path('M142 200q-14 26 2 38 20 10 40-6l10-8q-20-36-46-32z', pale(coat, 0.3)) +
    path('M262 108l4-40q22 16 22 46z', coat) +
    path('M242 110l-8-36q22 6 28 34z', dark(coat, 0.2)) +
    path('M262 92q-30 6-28 48-14-20-4-40z', '#3c2418') +
    circle(226, 142, 7, '#20140e') +
    circle(224, 140, 2, p.cream) +
    oval(154, 214, 5, 4, '#5a3a2a') +
    line('M206 214q-14-40 4-88M184 196l50-44', p.a, 6) +
    // Fence.
    each([-300, -120, 60, 150, 330, 510, 690, 860], (x) => rect(x, 236, 20, 120, p.wood[0], 4)) +
    rect(-700, 256, 2040, 17, p.wood[0]) +
    rect(-700, 306, 2040, 17, p.wood[0]) +
    rect(-700, 270, 2040, 4, p.wood[1]) +
    rect(-700, 320, 2040, 4, p.wood[1])
  )
}

/** A road with a small bus. */
export function bus(p: Paint): string {
  return (
    outdoors(p, 256, 170) +
    faint(0.6, cloud(500, 130, 0.8, p.cream)) +
    rect(-700, 288, 2040, 74, '#5b6070') +
    rect(-700, 284, 2040, 6, p.cream) +
    line(
      'M-660 330h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80m60 0h80',
      p.c,
      5,
    ) +
    shadow(316, 318, 206, 10) +
    path('M126 150q0-26 26-26h286q34 0 50 34l26 56q6 12 6 26v48q0 16-16 16H142q-16 0-16-16z', p.a) +
    path('M126 246h394v42q0 16-16 16H142q-16 0-16-16z', dark(p.a, 0.16)) +
    rect(126, 232, 394, 10, p.cream) +
    each(
      [146, 222, 298],
      (x) =>
        rect(x, 146, 64, 66, pale(p.water[0], 0.5), 8) +
        faint(0.5, path(`M${x + 8} 212l36-66h14l-36 66z`, '#ffffff')),
    ) +
    path('M376 146h62q18 0 28 20l22 46H376z', pale(p.water[0], 0.5)) +
    line('M368 140v156', dark(p.a, 0.3), 3) +
    rect(496, 250, 26, 20, p.c, 8) +
    rect(120, 258, 16, 22, p.b, 6) +
    // Bags on the roof.
    rect(176, 96, 66, 30, p.b, 6) +
    rect(248, 88, 52, 38, p.c, 6) +
    rect(308, 100, 72, 26, p.cream, 10) +
    line('M164 126h232', p.ink, 5) +
    each(
      [206, 440],
      (x) =>
        circle(x, 304, 32, '#262b3c') +
        circle(x, 304, 15, '#c9ced6') +
        circle(x, 304, 6, '#5b6070'),
    )
  )
}
