import { lamp, outdoors, plant, room, windowPane } from './backdrops.ts'
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

const STEEL = '#b9c0cc'

/** Tools on a board above a workbench. */
export function toolboard(p: Paint): string {
  return (
    room(p) +
    rect(122, 40, 396, 196, dark(p.wall[0], 0.22), 10) +
    faint(
      0.35,
      each([0, 1, 2, 3, 4], (row) =>
        line(`M148 ${66 + row * 36}h0${'m30 0h0'.repeat(11)}`, p.ink, 4),
      ),
    ) +
    // Hammer, saw, wrench, screwdriver.
    put(
      180,
      150,
      rect(-8, -56, 16, 130, p.wood[0], 6) +
        path('M-44-84h64q24 4 28 24h-20q-6-6-14-6h-58z', STEEL),
    ) +
    put(
      290,
      128,
      path('M-58-30L74 26l-10 26-122-46z', STEEL) +
        line('M-54-2l118 45', dark(STEEL, 0.3), 3) +
        path('M-58-34q-44-4-40 34 4 24 40 18z', p.b) +
        oval(-70, 0, 12, 10, dark(p.wall[0], 0.22)),
    ) +
    put(
      400,
      140,
      path('M-10-30h20V66q0 12-10 12t-10-12z', p.a) +
        path('M-10-30q-22-8-22-30 0-18 14-26v26l18 10 18-10v-26q14 8 14 26 0 22-22 30z', p.a),
    ) +
    put(
      470,
      136,
      rect(-14, -62, 28, 66, p.c, 10) +
        rect(-5, 4, 10, 70, STEEL) +
        path('M-8 74h16l-4 14h-8z', STEEL) +
        line('M-5-52v46M5-52v46', dark(p.c, 0.25), 3),
    ) +
    put(240, 206, circle(0, 0, 22, p.c) + circle(0, 0, 9, dark(p.wall[0], 0.22))) +
    // Toolbox and a plank with a plane.
    shadow(228, 308, 96, 9) +
    line('M178 240q50-54 100 0', dark(p.b, 0.3), 11) +
    path('M136 240h184v64q0 6-6 6H142q-6 0-6-6z', p.b) +
    path('M136 240h184v20H136z', dark(p.b, 0.16)) +
    rect(212, 252, 32, 20, p.c, 4) +
    shadow(440, 316, 110, 8) +
    rect(340, 296, 196, 18, pale(p.wood[0], 0.45), 3) +
    line('M352 306h80m20 0h60', p.wood[0], 3) +
    path('M380 266h124l14 30H380z', p.wood[1]) +
    path('M396 266q-8-28 12-34 14 4 8 20l6 14z', dark(p.wood[1], 0.3)) +
    circle(486, 258, 13, dark(p.wood[1], 0.3)) +
    line('M350 290q-16-24 6-26 16 4 4 16', '#f0d9ac', 5)
  )
}

/** A house under construction. */
export function roof(p: Paint): string {
  return (
    outdoors(p, 288, 156) +
    shadow(330, 330, 200, 10) +
    rect(186, 192, 284, 136, p.cream) +
    rect(390, 192, 80, 136, dark(p.cream, 0.1)) +
    rect(218, 222, 62, 60, p.sky[0]) +
    line('M249 222v60M218 252h62', p.wood[0], 5) +
    line('M218 222h62v60h-62z', p.wood[0], 7) +
    rect(318, 226, 56, 102, p.wood[1]) +
    circle(364, 282, 4, p.c) +
    // Rafters, and tiles on the left half.
    path('M328 70L150 200h356z', dark(p.wall[0], 0.1)) +
    line(
      'M328 72l-34 122M328 72l34 122M328 72l-90 122M328 72l90 122M328 72l140 122',
      p.wood[0],
      9,
    ) +
    line('M146 204L328 68l182 136', p.wood[1], 13) +
    path('M146 204L328 68v0l-62 136z', p.b) +
    line('M290 104l-28 92M254 130l-30 66M216 160l-22 36', dark(p.b, 0.25), 4) +
    line('M174 184h98M206 160h74M240 134h52M274 110h30', dark(p.b, 0.25), 4) +
    rect(140, 196, 376, 12, p.wood[1], 4) +
    // Ladder, bricks, wheelbarrow.
    line('M486 334L432 136M524 330L466 130', p.c, 8) +
    line('M482 314h38M474 286h38M466 258h38M458 230h38M450 202h38M442 172h38', p.c, 7) +
    each([0, 1, 2, 3, 4, 5], (at) =>
      rect(
        110 + (at % 3) * 30 + (at > 2 ? 14 : 0),
        at > 2 ? 304 : 322,
        28,
        16,
        at % 2 ? '#c06a48' : '#a9553a',
        2,
      ),
    )
  )
}

/** A radio, taken apart, with its parts in rows. */
export function repair(p: Paint): string {
  const gear = (x: number, y: number, r: number, fill: string, hole: string) =>
    put(
      x,
      y,
      each([0, 30, 60, 90, 120, 150], (turn) =>
        put(0, 0, rect(-r * 1.2, -r * 0.2, r * 2.4, r * 0.4, fill, 2), turn),
      ) +
        circle(0, 0, r, fill) +
        circle(0, 0, r * 0.42, hole),
    )
  return (
    room(p) +
    lamp(p, 236, 40) +
    windowPane(p, 420, 40, 112, 120) +
    gear(446, 216, 36, p.c, p.wall[1]) +
    gear(504, 250, 24, p.b, p.wall[1]) +
    shadow(290, 304, 150, 9) +
    line('M206 190L170 96', p.ink, 5) +
    circle(170, 94, 6, p.b) +
    rect(146, 184, 264, 116, p.a, 16) +
    rect(300, 184, 110, 116, dark(p.a, 0.15), 16) +
    circle(216, 242, 44, p.cream) +
    circle(216, 242, 36, p.ink) +
    faint(0.6, line('M196 226h40M190 238h52M190 250h52M196 262h40', p.cream, 4)) +
    rect(282, 204, 108, 34, p.cream, 5) +
    line('M296 220h80', pale(p.ink, 0.4), 3) +
    line('M340 208v26', p.b, 4) +
    circle(302, 268, 15, p.c) +
    circle(346, 268, 15, p.c) +
    circle(384, 268, 9, p.b) +
    put(
      404,
      318,
      rect(-90, -9, 62, 18, p.b, 8) + rect(-30, -4, 84, 8, STEEL) + path('M54-5l16 5-16 5z', STEEL),
      -5,
    ) +
    each(
      [
        [456, 306],
        [484, 314],
        [512, 306],
      ] as const,
      ([x, y]) => circle(x, y, 9, STEEL) + line(`M${x - 5} ${y}h10`, p.ink, 2),
    ) +
    line('M130 322q30-16 50 2t54-6', p.c, 6)
  )
}

/** A laptop on a desk. */
export function laptop(p: Paint): string {
  return (
    room(p) +
    windowPane(p, 118, 40, 110, 126) +
    put(506, 290, plant(p), 0, 1.2) +
    shadow(324, 308, 178, 10) +
    path('M204 116q0-12 12-12h216q12 0 12 12v160H204z', p.ink) +
    rect(216, 116, 216, 146, pale(p.sky[0], 0.1), 3) +
    // What is on the screen: a window with code in bars, and a chart.
    rect(230, 130, 116, 118, p.cream, 6) +
    each(
      [
        [0, 60, 0],
        [14, 44, 1],
        [14, 66, 2],
        [28, 40, 0],
        [14, 56, 1],
        [0, 38, 2],
      ] as const,
      ([indent, w, color], at) =>
        rect(242 + indent, 144 + at * 16, w, 7, [p.a, p.b, p.leaf][color]!, 3),
    ) +
    rect(358, 130, 62, 66, p.cream, 6) +
    each(
      [
        [366, 24],
        [380, 38],
        [394, 30],
        [408, 46],
      ] as const,
      ([x, h], at) => rect(x, 188 - h, 8, h, at % 2 ? p.b : p.a, 2),
    ) +
    rect(358, 206, 62, 42, p.c, 6) +
    circle(389, 227, 11, p.cream) +
    path('M166 276h316l16 22q2 10-10 10H160q-12 0-10-10z', '#d3d8e0') +
    path('M150 298h348q2 10-10 10H160q-12 0-10-10z', '#a3abb9') +
    rect(284, 280, 80, 10, '#a3abb9', 4) +
    shadow(138, 304, 34, 6) +
    path('M112 250h50l-4 48q-1 6-7 6h-28q-6 0-7-6z', p.b) +
    line('M160 260q22-2 18 16-4 10-20 10', p.b, 7)
  )
}

/** A robot that holds a lemon. */
export function robot(p: Paint): string {
  return (
    room(p) +
    each(
      [
        [150, 90, 26],
        [500, 76, 30],
        [528, 150, 18],
      ] as const,
      ([x, y, r]) =>
        faint(
          0.35,
          put(
            x,
            y,
            each([0, 45, 90, 135], (turn) =>
              put(0, 0, rect(-r * 1.25, -r * 0.22, r * 2.5, r * 0.44, p.ink, 3), turn),
            ) +
              circle(0, 0, r, p.ink) +
              circle(0, 0, r * 0.45, p.wall[1]),
          ),
        ),
    ) +
    shadow(320, 310, 130, 10) +
    line('M320 84V56', p.ink, 5) +
    circle(320, 50, 10, p.b) +
    rect(244, 84, 152, 92, p.a, 22) +
    rect(330, 84, 66, 92, dark(p.a, 0.14), 22) +
    rect(262, 104, 116, 52, p.ink, 16) +
    circle(294, 128, 13, p.c) +
    circle(346, 128, 13, p.c) +
    line('M308 146q12 8 24 0', p.c, 4) +
    rect(228, 112, 16, 36, p.c, 6) +
    rect(396, 112, 16, 36, p.c, 6) +
    rect(298, 174, 44, 16, p.ink) +
    rect(250, 188, 140, 92, pale(p.a, 0.3), 16) +
    rect(276, 206, 52, 44, p.cream, 6) +
    line('M284 236l10-14 10 8 14-18', p.b, 4) +
    circle(358, 216, 9, p.b) +
    circle(358, 244, 9, p.leaf) +
    line('M250 210q-60 4-64 54', p.ink, 13) +
    line('M390 210q62-14 76-64', p.ink, 13) +
    line('M452 146q-14-22 4-38M486 140q10-24-12-38', p.c, 9) +
    put(
      470,
      104,
      oval(0, 0, 30, 22, '#f0cf45') +
        oval(28, 0, 8, 6, '#f0cf45') +
        faint(0.5, oval(-8, -8, 10, 5, p.cream)) +
        leaf(-22, -8, 26, -150, p.leaf),
      -20,
    ) +
    rect(170, 258, 32, 30, p.c, 8) +
    each([274, 366], (x) => circle(x, 290, 24, '#262b3c') + circle(x, 290, 10, STEEL)) +
    rect(264, 274, 112, 14, p.ink, 6)
  )
}

/** Solar panels in the sun. */
export function solar(p: Paint): string {
  const panel = (x: number, y: number, s: number) =>
    put(
      x,
      y,
      shadow(80, 92, 96, 9) +
        line('M60 60l-16 32M110 60l16 32', STEEL, 9) +
        path('M24-54h164l-32 118H-12z', '#274a86') +
        path('M24-54h164l-8 30H16z', '#3a66ad') +
        line('M65-54L30 64M106-54L72 64M147-54l-33 118M14-16h162M4 22h164', '#a9c4ea', 3) +
        line('M24-54h164l-32 118H-12z', '#dfe6f0', 6),
      0,
      s,
    )
  return (
    outdoors(p, 256, 176) +
    each([0, 45, 90, 135, 180, 225, 270, 315], (turn) =>
      put(176, 112, rect(44, -4, 22, 8, p.sun, 4), turn),
    ) +
    // A house with a lit bulb on its wall.
    rect(410, 150, 130, 140, p.cream) +
    path('M392 156l84-62 84 62z', p.b) +
    rect(438, 186, 36, 40, '#ffdf8a') +
    rect(490, 200, 34, 90, p.wood[1]) +
    line('M438 206h36M456 186v40', p.cream, 4) +
    line('M300 318q70 24 120-20', p.ink, 5) +
    rect(404, 246, 46, 54, p.a, 6) +
    path('M430 252l-16 24h12l-4 18 18-26h-12z', p.c) +
    panel(136, 206, 0.8) +
    panel(196, 250, 1)
  )
}

/** A lit bulb, drawn on a sheet of plans. */
export function inventing(p: Paint): string {
  return (
    room(p) +
    faint(0.5, circle(320, 140, 118, p.sun)) +
    each([0, 40, 80, 120, 160, 200, 240, 280, 320], (turn) =>
      turn > 60 && turn < 120 ? '' : put(320, 138, rect(104, -4, 28, 8, p.c, 4), turn),
    ) +
    path(
      'M320 52q-78 4-78 82 0 40 32 68 10 10 12 30h68q2-20 12-30 32-28 32-68 0-78-78-82z',
      '#ffe9a8',
    ) +
    path('M330 52q68 8 68 82 0 40-32 68-10 10-12 30h-18q40-90-6-180z', '#f5cf72') +
    line('M296 228l-12-70 18 14 18-18 18 18 18-14-12 70', '#c98a2e', 5) +
    rect(284, 232, 72, 12, STEEL, 5) +
    rect(288, 246, 64, 12, dark(STEEL, 0.15), 5) +
    rect(284, 260, 72, 12, STEEL, 5) +
    path('M300 274h40l-8 14h-24z', p.ink) +
    put(
      172,
      296,
      rect(-64, -14, 128, 34, p.a, 4) + line('M-50 2h40m14-6h40M-50 12h66', p.cream, 3),
      -6,
    ) +
    put(
      478,
      300,
      rect(-62, -12, 120, 24, p.b, 6) +
        rect(-62, -12, 30, 24, dark(p.b, 0.2), 6) +
        line('M-20 0h60', p.cream, 3),
      5,
    ) +
    put(470, 272, rect(-44, -5, 84, 10, p.c, 3) + path('M40-5l16 5-16 5z', '#efd6aa'), -18)
  )
}

/** Balls of wool, needles and a quilt. */
export function wool(p: Paint): string {
  const ball = (x: number, y: number, r: number, fill: string) =>
    circle(x, y, r, fill) +
    line(
      `M${x - r * 0.8} ${y - r * 0.3}q${r * 0.9} ${-r * 0.7} ${r * 1.6} ${r * 0.1}M${x - r * 0.9} ${y + r * 0.1}q${r} ${-r * 0.6} ${r * 1.75} ${r * 0.2}M${x - r * 0.5} ${y + r * 0.75}q${r * 0.2} ${-r} ${r * 1.1} ${-r * 1.5}M${x} ${y + r * 0.9}q${r * 0.1} ${-r} ${r * 0.7} ${-r * 1.4}`,
      dark(fill, 0.22),
      3.5,
    )
  return (
    room(p) +
    // Quilt on a line.
    line('M-700 52h2040', p.wood[1], 5) +
    rect(136, 56, 176, 176, p.cream) +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], (at) => {
      const [x, y] = [136 + (at % 4) * 44, 56 + Math.floor(at / 4) * 44]
      const color = [p.a, p.c, p.b, pale(p.a, 0.5)][(at + Math.floor(at / 4)) % 4]!
      return at % 2
        ? path(`M${x + 3} ${y + 3}h38v38z`, color)
        : put(x + 22, y + 22, rect(-14, -14, 28, 28, color, 2), 45)
    }) +
    shadow(360, 308, 130, 10) +
    put(402, 178, line('M-70 70L40-76', p.wood[0], 7) + circle(42, -80, 9, p.b)) +
    put(440, 176, line('M-70 70L30-82', p.wood[0], 7) + circle(32, -86, 9, p.b)) +
    ball(318, 236, 46, p.a) +
    ball(396, 230, 52, p.b) +
    ball(456, 246, 38, p.c) +
    path('M262 244h240l-26 66H288z', p.wood[1]) +
    line('M272 260h220M278 276h208M284 292h196', p.wood[0], 6) +
    line('M262 244h240', pale(p.wood[0], 0.2), 10) +
    line('M288 244q-60 40-100 44t-60 20', p.a, 4) +
    ball(170, 286, 28, pale(p.b, 0.4))
  )
}
