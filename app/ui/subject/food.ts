import { bunting, lamp, outdoors, plant, room, windowPane } from './backdrops.ts'
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
  steam,
} from './pen.ts'

/** A big pot on the stove, under a rail with utensils. */
export function pot(p: Paint): string {
  const steel = '#c9ced6'
  return (
    room(p) +
    line('M176 84h300', dark(p.wood[1], 0.2), 6) +
    // Ladle, sieve, spatula.
    put(212, 84, line('M0 0v58', steel, 6) + path('M-17 56h34a17 17 0 0 1-34 0z', steel)) +
    put(
      272,
      84,
      line('M0 0v44', p.a, 6) +
        rect(-14, 42, 28, 40, p.a, 6) +
        line('M-5 52v20M5 52v20', dark(p.a, 0.3), 3),
    ) +
    put(
      392,
      84,
      line('M0 0v40', steel, 6) +
        oval(0, 60, 20, 24, steel) +
        oval(0, 60, 13, 17, dark(steel, 0.18)),
    ) +
    put(444, 84, line('M0 0v30', p.b, 7) + path('M-12 30h24l-4 50h-16z', p.b)) +
    steam(320, 158, p.cream) +
    shadow(322, 302, 150, 10) +
    rect(188, 206, 40, 20, dark(p.a, 0.35), 10) +
    rect(412, 206, 40, 20, dark(p.a, 0.35), 10) +
    path('M214 182h212v92q0 26-26 26H240q-26 0-26-26z', p.a) +
    path('M360 182h66v92q0 26-26 26h-40z', dark(p.a, 0.2)) +
    faint(0.4, rect(232, 200, 14, 74, p.cream, 7)) +
    rect(204, 168, 232, 20, dark(p.a, 0.12), 10) +
    oval(320, 170, 102, 9, '#e9b45f') +
    each(
      [
        [268, 0],
        [316, 3],
        [352, -2],
        [388, 1],
      ] as const,
      ([x, y]) => oval(x, 169 + y, 12, 4, '#d9692f'),
    ) +
    line('M372 168L436 96', dark(p.wood[1], 0.2), 9) +
    // Onion, carrots, a loaf.
    shadow(494, 306, 48) +
    put(470, 292, carrot(p), -12) +
    put(476, 304, carrot(p), 8) +
    shadow(146, 304, 44) +
    circle(164, 284, 22, '#e7c08b') +
    path('M160 264q4-14 2-22 6 6 6 22z', '#c99a5d') +
    circle(126, 288, 18, p.b) +
    path('M124 272q2-10 0-16 6 4 5 16z', dark(p.b, 0.2))
  )
}

function carrot(p: Paint): string {
  return (
    path('M0-10Q46-10 76 2 46 12 0 10-8 0 0-10z', '#e2752c') +
    line('M22-8v5M40 8v-5M54-5v4', '#b9561a', 2) +
    leaf(-2, 0, 26, 180, p.leaf) +
    leaf(-2, 0, 24, 212, p.leaf) +
    leaf(-2, 0, 24, 148, p.leaf)
  )
}

/** Three bowls of soup, bread and a jug. */
export function bowls(p: Paint): string {
  const bowl = (color: string, soup: string) =>
    shadow(0, 52, 56) +
    path('M-62 0H62Q58 52 22 52H-22Q-58 52-62 0z', color) +
    path('M14 0H62Q58 52 22 52H10z', dark(color, 0.18)) +
    oval(0, 0, 62, 14, pale(color, 0.4)) +
    oval(0, 1, 53, 10, soup)
  return (
    room(p) +
    lamp(p, 320, 40) +
    // Jug and bread behind.
    shadow(478, 290, 46) +
    path('M446 172h60l10 96q2 22-40 22t-40-22z', p.b) +
    path('M484 172h22l10 96q2 22-40 22 14-40 8-118z', dark(p.b, 0.2)) +
    line('M508 190q38 6 26 52-6 18-20 22', p.b, 11) +
    shadow(180, 286, 74) +
    path('M104 270q0-54 76-54t76 54q0 16-76 16t-76-16z', '#d39a55') +
    path('M104 270q0 16 76 16t76-16q0-20-10-32-20 30-142 32z', '#b97d3f') +
    line('M140 232q12 10 14 24M172 224q12 10 14 28M206 226q12 10 14 26', '#f0cc92', 6) +
    steam(204, 222, p.cream) +
    steam(332, 196, p.cream) +
    put(330, 262, bowl(p.cream, '#e6a23f'), 0, 1.12) +
    put(206, 290, bowl(p.a, '#cf5b37'), 0, 1.05) +
    put(450, 294, bowl(p.c, '#a9b552')) +
    each(
      [
        [312, 262],
        [346, 260],
        [330, 266],
      ] as const,
      ([x, y]) => oval(x, y, 8, 3, p.leaf),
    )
  )
}

/** A laid table with candles, bread and glasses. */
export function supper(p: Paint): string {
  const chair = (x: number) =>
    rect(x - 40, 168, 80, 110, dark(p.wood[1], 0.12), 12) + rect(x - 28, 182, 56, 90, p.wood[0], 8)
  const glass = (x: number) =>
    line(`M${x} 226v20M${x - 12} 248h24`, pale(p.a, 0.6), 4) +
    path(`M${x - 14} 186h28q2 40-14 40t-14-40z`, pale(p.b, 0.15))
  const candle = (x: number) =>
    line(`M${x} 250V206M${x - 16} 250h32`, p.c, 7) +
    oval(x, 206, 12, 5, p.c) +
    rect(x - 6, 150, 12, 56, p.cream, 3) +
    faint(0.4, circle(x, 134, 26, p.sun)) +
    path(`M${x} 112q16 22 0 38-16-16 0-38z`, '#f6b03e')
  return (
    room(p, 300, true) +
    lamp(p, 320, 34) +
    chair(156) +
    chair(484) +
    chair(320) +
    path('M78 248h484l16 90H62z', p.cream) +
    path('M78 248h484l2 12H76z', '#ffffff') +
    path(
      'M62 338h516l3 16q-14 12-28 0t-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-24 0z',
      dark(p.cream, 0.08),
    ) +
    faint(0.5, line('M84 318h472', p.a, 5)) +
    candle(272) +
    candle(368) +
    // A plaited loaf on its board.
    shadow(320, 256, 66, 6) +
    rect(252, 246, 136, 9, p.wood[0], 4) +
    each([268, 294, 320, 346, 372], (x, at) =>
      put(x, 236, oval(0, 0, 22, 14, at % 2 ? '#c98a44' : '#d99e57'), at % 2 ? 24 : -24),
    ) +
    glass(182) +
    glass(458) +
    each([136, 504], (x) => oval(x, 252, 40, 8, pale(p.a, 0.72)) + oval(x, 251, 26, 5, '#ffffff')) +
    // Flowers at the ends.
    each(
      [222, 418],
      (x) =>
        rect(x - 12, 216, 24, 34, p.a, 6) +
        each(
          [
            [-12, -8],
            [0, -18],
            [12, -8],
          ] as const,
          ([dx, dy]) =>
            line(`M${x} 216L${x + dx} ${212 + dy}`, p.leaf, 3) +
            circle(x + dx, 208 + dy, 9, at3(dx, p)),
        ),
    )
  )
}

function at3(dx: number, p: Paint): string {
  return dx < 0 ? p.b : dx > 0 ? p.c : pale(p.b, 0.45)
}

/** Tea, cups and cake. */
export function tea(p: Paint): string {
  const cup = (color: string) =>
    shadow(0, 34, 48, 7) +
    oval(0, 32, 46, 8, pale(color, 0.55)) +
    line('M32 2q26-2 22 14-4 10-26 10', color, 7) +
    path('M-34-8h68q0 38-24 40h-20q-24-2-24-40z', color) +
    path('M8-8h26q0 38-24 40H4z', dark(color, 0.16)) +
    oval(0, -8, 34, 8, '#a9673a')
  return (
    room(p) +
    windowPane(p, 128, 52, 130, 140) +
    put(506, 288, plant(p), 0, 1.15) +
    // Teapot.
    shadow(330, 296, 92, 9) +
    line('M262 230q-52-6-58-46', p.a, 18) +
    line('M400 206q52-14 52 26t-50 32', p.a, 12) +
    path('M252 226q0-66 80-66t80 66q0 68-56 70h-48q-56-2-56-70z', p.a) +
    path('M352 162q60 8 60 64 0 68-56 70h-20q56-50 16-134z', dark(p.a, 0.18)) +
    oval(332, 164, 44, 10, dark(p.a, 0.25)) +
    circle(332, 148, 11, p.c) +
    faint(0.45, line('M278 212q4-22 22-30', p.cream, 9)) +
    each([296, 332, 368], (x) =>
      put(
        x,
        238,
        each([0, 72, 144, 216, 288], (turn) => leaf(0, 0, 15, turn, p.cream)) +
          circle(0, 0, 4, p.c),
      ),
    ) +
    steam(206, 252, p.cream) +
    put(200, 298, cup(p.b)) +
    // Cake.
    shadow(450, 326, 66, 7) +
    oval(450, 322, 64, 10, p.cream) +
    path('M404 288l70-20 22 24v24q-46 12-92-2z', '#e7bd7c') +
    path('M404 288l70-20 22 24q-46 8-92-4z', p.cream) +
    path('M404 300q46 12 92 4v6q-46 8-92-4z', p.b) +
    circle(462, 272, 9, p.b)
  )
}

/** A market stall under a striped awning. */
export function stall(p: Paint): string {
  const crate = (x: number, fruit: string, other: string) =>
    each([0, 1, 2, 3], (at) =>
      circle(x + 14 + at * 24, 228 - (at % 2) * 7, 15, at % 3 ? fruit : other),
    ) +
    each([0, 1, 2], (at) =>
      circle(x + 26 + at * 24, 214 - (at % 2) * 4, 14, at === 1 ? other : fruit),
    ) +
    path(`M${x - 4} 228h108l-8 40H${x + 4}z`, p.wood[0]) +
    line(`M${x} 242h100M${x + 2} 256h96`, p.wood[1], 4)
  return (
    outdoors(p, 300) +
    bunting(p, 30) +
    rect(148, 110, 12, 240, dark(p.wood[1], 0.2)) +
    rect(480, 110, 12, 240, dark(p.wood[1], 0.2)) +
    rect(160, 128, 320, 110, dark(p.wall[0], 0.3)) +
    // Garlands of garlic and peppers under the awning.
    each(
      [206, 434],
      (x) =>
        line(`M${x} 132v52`, p.leaf, 3) +
        each([0, 1, 2, 3], (at) =>
          put(x, 146 + at * 14, oval(0, 0, 8, 12, x < 300 ? p.b : p.cream), at % 2 ? 30 : -30),
        ),
    ) +
    // Scale.
    line('M320 128v26M320 154l-30 22M320 154l30 22', p.cream, 3) +
    path('M284 176h72q-4 18-36 18t-36-18z', p.c) +
    crate(160, p.b, '#e0803a') +
    crate(270, p.c, '#e9c46a') +
    crate(380, p.leaf, '#8fb04e') +
    path('M140 266h360l-12 84H152z', p.wood[1]) +
    path('M140 266h360l-2 14H142z', p.wood[0]) +
    each([0, 1, 2, 3, 4, 5, 6, 7], (at) => {
      return path(
        `M${140 + at * 45} 66h45l${at * 4.5 - 13.5} 60q-25 30-49.5 0z`,
        at % 2 ? p.cream : p.a,
      )
    })
  )
}

/** Bottles of oil, dates, olives and a loaf. */
export function produce(p: Paint): string {
  const bottle = (x: number, tall: number, oil: string) =>
    shadow(x, 300, 34, 7) +
    path(
      `M${x - 12} ${300 - tall}h24v32q20 12 20 40v${tall - 78}q0 6-8 6h-48q-8 0-8-6v${78 - tall}q0 0 0 0v${tall - 78}V${300 - tall + 72}q0-28 20-40z`,
      oil,
    ) +
    faint(0.4, rect(x - 22, 300 - tall + 74, 8, tall - 92, p.cream, 4)) +
    rect(x - 13, 300 - tall - 14, 26, 18, p.wood[1], 4) +
    rect(x - 32, 300 - tall + 92, 64, 44, p.cream) +
    put(x, 300 - tall + 114, leaf(-16, 0, 32, -14, p.leaf) + circle(2, 6, 6, p.leaf))
  return (
    room(p) +
    windowPane(p, 404, 48, 122, 130) +
    bottle(206, 190, '#a8a43c') +
    bottle(288, 156, p.c) +
    shadow(424, 304, 96, 8) +
    path('M330 232h190q-4 70-60 70h-70q-56 0-60-70z', p.a) +
    path('M450 232h70q-4 70-60 70h-34q40-20 24-70z', dark(p.a, 0.18)) +
    oval(425, 232, 95, 20, dark(p.a, 0.35)) +
    each(
      [
        [352, 226],
        [384, 232],
        [416, 226],
        [448, 232],
        [480, 226],
        [400, 214],
        [432, 212],
        [462, 216],
        [372, 216],
      ] as const,
      ([x, y], at) =>
        put(
          x,
          y,
          oval(0, 0, 20, 12, at % 2 ? '#7a4326' : '#91552f') +
            faint(0.4, oval(-5, -4, 7, 2, p.cream)),
          at * 37,
        ),
    ) +
    shadow(150, 320, 50, 7) +
    each(
      [
        [126, 306],
        [150, 310],
        [174, 306],
        [140, 296],
        [162, 296],
      ] as const,
      ([x, y], at) => circle(x, y, 14, at % 2 ? p.leaf : '#7c8c3a'),
    ) +
    leaf(176, 298, 44, -24, p.leaf) +
    leaf(120, 298, 40, 200, p.leaf)
  )
}
