import { bunting, outdoors, plant, room, windowPane } from './backdrops.ts'
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

const note = (x: number, y: number, fill: string, s = 1) =>
  put(x, y, put(0, 0, oval(0, 0, 13, 10, fill), -20) + line('M11-4v-50q16 4 20 22', fill, 5), 0, s)

/** A guitar on its stand. */
export function guitar(p: Paint): string {
  return (
    room(p, 290, true) +
    windowPane(p, 420, 46, 110, 124) +
    oval(330, 336, 210, 28, dark(p.wood[0], 0.16)) +
    shadow(310, 334, 96, 9) +
    put(
      316,
      236,
      rect(-9, -178, 18, 150, dark(p.wood[1], 0.3), 3) +
        path('M-15-214h30l-4 40h-22z', dark(p.wood[1], 0.4)) +
        each([-204, -188], (y) => circle(-19, y, 5, p.c) + circle(19, y, 5, p.c)) +
        path(
          'M0-52q-44 0-48 34-2 22 6 34-28 20-28 54 0 52 70 52t70-52q0-34-28-54 8-12 6-34-4-34-48-34z',
          p.b,
        ) +
        path(
          'M10-52q34 2 38 34 2 22-6 34 28 20 28 54 0 52-70 52 60-30 34-76-30-46-24-98z',
          dark(p.b, 0.18),
        ) +
        circle(0, 18, 22, '#2b1b18') +
        line('M-22 18a22 22 0 1 0 44 0 22 22 0 1 0-44 0z', p.c, 4) +
        rect(-30, 76, 60, 11, dark(p.wood[1], 0.4), 4) +
        line('M-5-206V80M0-206V80M5-206V80', p.cream, 1.5),
      13,
      0.86,
    ) +
    line('M250 334l34-60M390 334l-26-50', p.ink, 7) +
    // Stool and notes.
    put(
      166,
      336,
      line('M-26 0l8-70M26 0l-8-70', dark(p.wood[1], 0.2), 8) + oval(0, -74, 44, 11, p.a),
    ) +
    note(214, 150, p.a, 1.1) +
    note(430, 236, p.a) +
    note(500, 214, p.b, 0.85) +
    put(522, 340, plant(p), 0, 1)
  )
}

/** A cello and a music stand. */
export function cello(p: Paint): string {
  const varnish = '#a8532c'
  return (
    room(p, 282, true) +
    path('M-700-500h860q30 300-30 800h-830z', dark(p.b, 0.12)) +
    path('M1340-500H480q-30 300 30 800h830z', dark(p.b, 0.12)) +
    line(
      'M60-60q14 190-24 360M120-60q24 190-10 360M590-60q-14 190 24 360M526-60q-16 190 10 360',
      dark(p.b, 0.32),
      7,
    ) +
    faint(0.3, oval(320, 328, 270, 40, p.sun)) +
    shadow(270, 336, 90, 8) +
    line('M262 300l-10 38', p.ink, 6) +
    put(
      270,
      222,
      rect(-7, -150, 14, 110, '#2b1b18') +
        path('M-8-150q-10-20 6-28t16 10-8 20z', varnish) +
        path(
          'M0-62q-46 0-50 40-2 22 10 32-8 10-2 22-26 18-22 52 6 40 64 40t64-40q4-34-22-52 6-12-2-22 12-10 10-32-4-40-50-40z',
          varnish,
        ) +
        path(
          'M8-62q38 2 42 40 2 22-10 32 8 10 2 22 26 18 22 52-6 40-64 40 56-30 30-84-26-50-22-102z',
          dark(varnish, 0.2),
        ) +
        line('M-24 6q-12 18-4 40M24 6q12 18 4 40', '#2b1b18', 4) +
        rect(-20, 46, 40, 7, '#e9c995', 2) +
        path('M-10 66h20l-5 50h-10z', '#2b1b18') +
        line('M-4-140V70M0-140V70M4-140V70', p.cream, 1.4),
      6,
      0.95,
    ) +
    line('M356 116L196 292', p.wood[0], 5) +
    // Stand.
    line('M436 214v120M400 338l36-20 36 20', p.ink, 7) +
    path('M372 128h130l12 86H360z', p.ink) +
    path('M384 136h48l2 66h-56z', p.cream) +
    path('M440 136h50l8 66h-56z', dark(p.cream, 0.05)) +
    each(
      [0, 1, 2, 3],
      (at) =>
        line(`M388 ${150 + at * 14}h40M446 ${150 + at * 14}h42`, pale(p.ink, 0.4), 2) +
        circle(396 + at * 9, 148 + at * 14, 4, p.ink) +
        circle(456 + at * 8, 190 - at * 12, 4, p.ink),
    ) +
    put(
      146,
      338,
      line('M-26 0v-70M26 0v-70', p.wood[1], 8) +
        rect(-36, -84, 72, 16, p.c, 6) +
        rect(-34, -160, 10, 80, p.wood[1], 4) +
        rect(-34, -162, 68, 12, p.wood[1], 4) +
        rect(24, -160, 10, 80, p.wood[1], 4),
    )
  )
}

/** A microphone in the lights of a stage. */
export function stage(p: Paint): string {
  const [low, high] = [dark(p.sky[0], 0.55), dark(p.b, 0.4)]
  return (
    rect(-700, -500, 2040, 800, low) +
    path('M-700-500h2040v640q-1000 90-2040 0z', high) +
    faint(
      0.34,
      path('M176-40l-140 360h240z', p.c) +
        path('M464-40l-90 360h230z', pale(p.a, 0.4)) +
        path('M320-60l-110 380h220z', p.sun),
    ) +
    each(
      [-300, -140, 40, 176, 320, 464, 610, 760],
      (x) => rect(x - 20, 18, 40, 34, '#20243c', 8) + oval(x, 54, 19, 8, p.sun),
    ) +
    rect(-700, 6, 2040, 12, '#20243c') +
    rect(-700, 296, 2040, 300, dark(p.wood[1], 0.3)) +
    rect(-700, 290, 2040, 12, p.wood[0]) +
    faint(0.45, oval(320, 320, 150, 20, p.sun)) +
    line('M320 170v152M280 326h80', '#c9ced6', 8) +
    put(
      320,
      146,
      rect(-10, 10, 20, 44, '#20243c', 6) +
        circle(0, -14, 30, '#c9ced6') +
        line('M-28-14h56M-22-30h44M-22 2h44M-12-40v52M0-44v60M12-40v52', '#8d94a3', 2.5) +
        rect(-31, 6, 62, 10, p.c, 4),
      12,
    ) +
    // Drum and loudspeakers.
    each(
      [132, 508],
      (x) =>
        rect(x - 44, 176, 88, 140, '#20243c', 8) +
        circle(x, 268, 31, '#3b4060') +
        circle(x, 268, 13, p.c) +
        circle(x, 208, 18, '#3b4060') +
        circle(x, 208, 7, p.b),
    ) +
    put(
      232,
      318,
      rect(-38, -54, 76, 52, p.a, 6) +
        oval(0, -54, 38, 10, p.cream) +
        line('M-38-30l19 22 19-22 19 22 19-22', p.c, 4),
    ) +
    note(404, 150, p.c, 1.1) +
    note(444, 206, p.cream, 0.9) +
    note(226, 164, p.cream, 0.95)
  )
}

/** An easel with a painting. */
export function easel(p: Paint): string {
  return (
    room(p, 290, true) +
    windowPane(p, 116, 46, 96, 130) +
    shadow(330, 338, 120, 9) +
    line('M330 60L256 340M330 60l74 280M330 80v230', p.wood[1], 10) +
    rect(216, 76, 228, 164, p.cream, 3) +
    rect(228, 88, 204, 140, p.sky[0]) +
    faint(0.7, rect(228, 140, 204, 88, p.sky[1])) +
    circle(384, 122, 20, p.c) +
    path('M228 186q50-50 98-18t106-14v74H228z', p.b) +
    path('M228 206q70-34 120-10t84-8v40H228z', p.leaf) +
    line('M262 212q20-10 34-2', p.cream, 5) +
    rect(244, 238, 172, 14, p.wood[1], 4) +
    // Palette, brushes, paint.
    put(
      488,
      300,
      path('M-60 6q0-44 60-44t60 40q0 36-34 34-18-2-16 10t-16 6q-54-6-54-46z', p.wood[0]) +
        each(
          [
            [-34, -6, p.b],
            [-14, -22, p.c],
            [14, -22, p.a],
            [36, -6, p.leaf],
          ] as const,
          ([x, y, color]) => circle(x, y, 11, color),
        ),
      -8,
    ) +
    shadow(152, 334, 40, 7) +
    each(
      [
        [140, -12, p.b],
        [152, 2, p.a],
        [166, 14, p.c],
      ] as const,
      ([x, turn, color]) =>
        put(
          x,
          276,
          rect(-4, -70, 8, 84, p.wood[0], 3) +
            path('M-8-70h16l-8-26z', color) +
            rect(-6, -72, 12, 10, '#c9ced6'),
          turn,
        ),
    ) +
    path('M122 274h60l-6 58h-48z', p.a) +
    rect(124, 294, 56, 14, p.cream)
  )
}

/** Clay jars on a potter's wheel and a shelf. */
export function pottery(p: Paint): string {
  const jar = (x: number, y: number, s: number, fill: string, band: string) =>
    put(
      x,
      y,
      path(
        'M-16-96h32q2 18 22 32 16 20 2 50-8 14-18 14h-44q-10 0-18-14-14-30 2-50 20-14 22-32z',
        fill,
      ) +
        path('M4-96h12q2 18 22 32 16 20 2 50-8 14-18 14H2q30-50 2-96z', dark(fill, 0.16)) +
        rect(-20, -102, 40, 10, dark(fill, 0.2), 4) +
        line('M-40-46q40 14 80 0', band, 6),
      0,
      s,
    )
  const clay = '#c87a4c'
  return (
    room(p, 296) +
    rect(118, 150, 404, 12, p.wood[1], 4) +
    jar(172, 150, 0.84, p.a, p.cream) +
    jar(262, 150, 0.66, p.c, p.b) +
    jar(352, 150, 0.92, p.cream, p.a) +
    jar(450, 150, 0.78, p.b, p.c) +
    shadow(320, 318, 150, 9) +
    oval(320, 310, 130, 18, dark(p.wood[1], 0.35)) +
    oval(320, 302, 130, 18, '#aab2bf') +
    oval(320, 300, 100, 12, '#c9ced6') +
    path('M252 214q10-14 68-14t68 14q-10 14-18 36 6 36-10 48h-80q-16-12-10-48-8-22-18-36z', clay) +
    path('M346 202q32 4 42 12-10 14-18 36 6 36-10 48h-30q30-46 16-96z', dark(clay, 0.18)) +
    oval(320, 214, 68, 14, dark(clay, 0.3)) +
    line('M266 244h106M262 264h116', pale(clay, 0.3), 4) +
    put(
      160,
      318,
      rect(-12, -54, 24, 54, p.cream, 6) +
        each([-6, 4], (x, at) => put(x, -50, rect(-3, -44, 6, 50, p.wood[0], 3), at ? 10 : -10)),
    ) +
    put(
      492,
      318,
      path('M-34-34h68l-8 34h-52z', p.water[1]) + oval(0, -34, 34, 8, pale(p.water[0], 0.4)),
    )
  )
}

/** Lanterns and pennants over a table with drinks. */
export function party(p: Paint): string {
  const lantern = (x: number, y: number, fill: string) =>
    line(`M${x} -300V${y}`, p.ink, 2) +
    faint(0.35, circle(x, y + 30, 56, fill)) +
    oval(x, y + 30, 32, 36, fill) +
    line(
      `M${x - 26} ${y + 14}q26 8 52 0M${x - 31} ${y + 30}q31 8 62 0M${x - 26} ${y + 46}q26 8 52 0`,
      dark(fill, 0.2),
      3,
    ) +
    rect(x - 12, y - 8, 24, 8, p.ink, 3)
  return (
    outdoors(p, 286, 560) +
    bunting(p, 34) +
    lantern(184, 92, p.c) +
    lantern(300, 122, p.b) +
    lantern(420, 88, p.a) +
    lantern(-60, 110, p.b) +
    lantern(660, 120, p.c) +
    lantern(520, 132, p.cream) +
    shadow(320, 346, 200, 10) +
    path('M132 256h376l14 86H118z', p.cream) +
    path('M132 256h376l3 14H129z', '#ffffff') +
    path(
      'M150 270h30l-4 72h-36zM240 270h30v72h-34zM330 270h30l6 72h-34zM420 270h30l14 72h-34z',
      p.a,
    ) +
    // Jug, glasses, cake, bowl.
    path('M176 196h44l8 54q0 8-8 8h-44q-8 0-8-8z', pale(p.b, 0.2)) +
    line('M224 206q24 0 18 26l-14 10', p.cream, 6) +
    each(
      [
        [258, p.c],
        [286, p.b],
        [470, p.c],
      ] as const,
      ([x, color]) =>
        path(`M${x - 11} 220h22l-3 38h-16z`, color) + line(`M${x + 3} 232l10-30`, p.ink, 3),
    ) +
    rect(326, 214, 92, 40, pale(p.b, 0.5), 6) +
    path('M326 214h92v14q-12 12-23 0t-23 0-23 0-23 0z', p.cream) +
    rect(314, 252, 116, 8, p.c, 4) +
    each([346, 372, 398], (x) => line(`M${x} 214v-22`, p.a, 5) + circle(x, 186, 6, '#f6b03e'))
  )
}

/** Pomegranates, honey and candles. */
export function holiday(p: Paint): string {
  const fruit = (x: number, y: number, r: number) =>
    circle(x, y, r, '#b3263f') +
    path(
      `M${x + r * 0.2} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}q${r * 0.6}-${r} 0-${2 * r}z`,
      '#8c1a33',
    ) +
    path(
      `M${x - r * 0.32} ${y - r * 0.9}l-${r * 0.12}-${r * 0.5} ${r * 0.28} ${r * 0.18} ${r * 0.16}-${r * 0.26} ${r * 0.18} ${r * 0.26} ${r * 0.28}-${r * 0.18}-${r * 0.12} ${r * 0.5}z`,
      '#b3263f',
    )
  const candle = (x: number, top: number) =>
    line(`M${x} 300v${-40}M${x - 24} 302h48`, p.c, 9) +
    oval(x, 258, 17, 6, p.c) +
    rect(x - 9, top, 18, 258 - top, p.cream, 4) +
    faint(0.4, circle(x, top - 22, 36, '#ffe3a0')) +
    path(`M${x} ${top - 52}q22 30 0 50-22-20 0-50z`, '#f6b03e') +
    path(`M${x} ${top - 30}q10 14 0 26-10-12 0-26z`, '#fff2c4')
  return (
    room(p) +
    windowPane(p, 250, 36, 140, 120) +
    candle(156, 166) +
    candle(210, 148) +
    // Honey.
    shadow(310, 306, 54, 8) +
    path('M266 216h88v70q0 16-16 16h-56q-16 0-16-16z', '#e8a93a') +
    path('M322 216h32v70q0 16-16 16h-24q22-40 8-86z', '#cf8a22') +
    rect(258, 202, 104, 18, p.cream, 6) +
    rect(276, 238, 66, 40, p.cream, 4) +
    each(
      [
        [300, 258],
        [318, 258],
        [309, 252],
      ] as const,
      ([x, y]) => circle(x, y, 7, '#e8a93a'),
    ) +
    line('M330 200L384 118', p.wood[1], 8) +
    shadow(448, 310, 96, 9) +
    fruit(424, 268, 42) +
    fruit(494, 278, 34) +
    put(
      452,
      306,
      path('M-44 0a44 44 0 0 1 88 0z', '#f2d9b0') +
        path('M-34-2a34 34 0 0 1 68 0z', '#b3263f') +
        each([-20, -7, 6, 19], (x, at) => circle(x, -8 - (at % 2) * 8, 5, '#f4a3a8')),
    ) +
    leaf(424, 224, 44, -30, p.leaf) +
    leaf(494, 242, 38, -10, p.leaf) +
    put(126, 316, circle(0, -18, 20, '#c8352f') + leaf(2, -36, 22, -20, p.leaf))
  )
}
