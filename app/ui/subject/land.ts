import { outdoors } from './backdrops.ts'
import type { Paint } from './paint.ts'
import { circle, dark, each, faint, leaf, line, pale, path, put, rect, shadow } from './pen.ts'

const EARTH = '#7a5236'

/** A young tree, its watering can and a spade. */
export function sapling(p: Paint): string {
  const can = p.a
  return (
    outdoors(p, 262) +
    path('M190 316q40-52 130-52t130 52q-130 26-260 0z', EARTH) +
    path('M214 312q36-34 106-36-60 20-106 36z', pale(EARTH, 0.2)) +
    line('M320 288q-6-80 2-166', '#6d4a2f', 11) +
    line('M320 196q28-14 40-40M320 220q-30-12-42-36M321 150q-18-8-26-24', '#6d4a2f', 6) +
    each(
      [
        [322, 96, -90],
        [318, 118, -140],
        [326, 118, -40],
        [362, 152, -60],
        [360, 158, 0],
        [276, 182, 200],
        [280, 180, 250],
        [294, 124, 200],
        [296, 122, 255],
        [344, 176, 10],
        [298, 204, 170],
      ] as const,
      ([x, y, turn], at) => leaf(x, y, 50, turn, at % 2 ? p.leaf : pale(p.leaf, 0.22)),
    ) +
    // Watering can, pouring.
    put(
      478,
      196,
      path('M-22-40h92v78h-92z', can) +
        path('M34-40h36v78H34z', dark(can, 0.2)) +
        line('M-22 24l-58-50', can, 14) +
        put(-84, -28, rect(-10, -18, 12, 40, dark(can, 0.15), 4), -42) +
        line('M-10-42q34-46 70 0', dark(can, 0.2), 9),
      -14,
    ) +
    faint(0.85, line('M372 196v18M386 218v22M366 236v20M352 214v14M382 256v14', p.water[0], 5)) +
    // Spade.
    put(
      160,
      300,
      rect(-6, -176, 12, 150, p.wood[0], 4) +
        path('M-24-44h48v44q-2 30-24 44Q-22 30-24 0z', '#aab2bf') +
        rect(-22, -190, 44, 14, p.wood[1], 7),
      -12,
    )
  )
}

/** Young trees in rows on a slope. */
export function grove(p: Paint): string {
  const tree = (scale: number, color: string) =>
    shadow(0, 4, 34, 7) +
    line('M0 0V-52', '#6d4a2f', 9) +
    circle(-20, -66, 26, color) +
    circle(20, -66, 26, dark(color, 0.15)) +
    circle(0, -86, 30, pale(color, 0.12)) +
    line(`M26 2V-60`, p.wood[0], 4 / scale)
  return (
    outdoors(p, 236, 180) +
    path(
      'M-700 262q400-40 800-14t700-20 540 20v40q-600-30-1040 0t-1000 0z',
      dark(p.ground[0], 0.1),
    ) +
    each(
      [
        [150, 246],
        [236, 240],
        [322, 240],
        [408, 238],
        [494, 236],
      ] as const,
      ([x, y], at) => put(x, y, tree(0.55, at % 2 ? p.leaf : pale(p.leaf, 0.15)), 0, 0.55),
    ) +
    each(
      [
        [120, 290],
        [250, 284],
        [384, 286],
        [514, 280],
      ] as const,
      ([x, y], at) => put(x, y, tree(0.85, at % 2 ? pale(p.leaf, 0.15) : p.leaf), 0, 0.85),
    ) +
    each(
      [
        [196, 344],
        [450, 344],
      ] as const,
      ([x, y]) => put(x, y, tree(1.35, p.leaf), 0, 1.35),
    ) +
    put(
      322,
      312,
      path('M-30 0h60l-8 34h-44z', p.a) +
        rect(-34, -8, 68, 12, dark(p.a, 0.2), 4) +
        leaf(0, -8, 46, -110, p.leaf) +
        leaf(0, -8, 46, -70, pale(p.leaf, 0.25)) +
        leaf(0, -8, 34, -20, p.leaf) +
        leaf(0, -8, 34, -160, p.leaf),
    )
  )
}

/** A crate of vegetables before the rows of a field. */
export function harvest(p: Paint): string {
  return (
    outdoors(p, 226) +
    each(
      [-520, -380, -250, -130, -20, 90, 200, 320, 440, 550, 660, 780, 910, 1050, 1200],
      (x, at) =>
        path(
          `M${320 + (x - 320) * 0.26} 226L${x - 40} 420h60L${320 + (x - 320) * 0.26 + 7} 226z`,
          at % 2 ? dark(p.ground[1], 0.18) : pale(p.ground[0], 0.12),
        ),
    ) +
    shadow(320, 344, 176, 12) +
    // Vegetables.
    each([-112, -126, -96, -80], (turn) => leaf(210, 236, 74, turn, p.leaf)) +
    each(
      [
        [186, 250],
        [212, 236],
      ] as const,
      ([x, y]) =>
        path(`M${x - 20} ${y}q0-22 20-22t20 22l-14 60h-12z`, '#e2752c') +
        line(`M${x - 12} ${y}h12M${x - 2} ${y + 16}h12`, '#b9561a', 3),
    ) +
    circle(274, 232, 36, '#c8352f') +
    path('M274 204l-16-10 12 0 4-12 5 12 13-1-14 11z', p.leaf) +
    circle(340, 240, 38, '#7f4a86') +
    path('M340 206q-20-2-22 8 22 10 44 0-2-10-22-8z', p.leaf) +
    put(
      398,
      216,
      path('M-18 60q-30-60 6-86 40-4 44 40 0 30-20 46z', '#e9b93f') +
        path('M4-28q2-18 14-20l4 6q-10 4-10 16z', p.leaf),
      14,
    ) +
    circle(446, 244, 36, '#8fae4a') +
    path('M420 232q26-30 52 4-26-12-52-4z', '#a9c766') +
    // Crate.
    path('M150 256h340l-20 88H170z', p.wood[0]) +
    path('M150 256h340l-4 18H154z', pale(p.wood[0], 0.3)) +
    line('M160 286h320M166 312h308', p.wood[1], 8) +
    path('M206 256h20l6 88h-18zM434 256h-20l-6 88h18z', dark(p.wood[0], 0.15))
  )
}

/** A fruit tree with a ladder and baskets. */
export function orchard(p: Paint): string {
  const fruit = '#d8563c'

  const basket = (x: number, y: number) =>
    shadow(x, y + 44, 54, 7) +
    each([-30, -10, 12, 32, -18, 4, 24], (dx, at) =>
      circle(x + dx, y - 4 - (at > 3 ? 12 : 0), 13, at % 3 ? fruit : pale(fruit, 0.25)),
    ) +
    path(`M${x - 50} ${y}h100l-12 44h-76z`, p.wood[0]) +
    line(`M${x - 46} ${y + 14}h92M${x - 43} ${y + 28}h86`, p.wood[1], 4)
  return (
    outdoors(p, 276, 150) +
    each([-200, -60, 620, 780], (x) =>
      put(x, 280, line('M0 0v-60', '#6d4a2f', 16) + circle(0, -96, 56, p.leaf)),
    ) +
    shadow(310, 330, 110, 10) +
    path('M286 330q16-60 4-120h40q-8 60 20 120z', '#6d4a2f') +
    line('M308 232l-50-60M314 220l60-54', '#6d4a2f', 16) +
    circle(216, 140, 60, p.leaf) +
    circle(400, 138, 62, dark(p.leaf, 0.12)) +
    circle(308, 104, 82, pale(p.leaf, 0.1)) +
    circle(262, 172, 48, p.leaf) +
    circle(356, 176, 46, dark(p.leaf, 0.1)) +
    each(
      [
        [190, 130],
        [232, 168],
        [256, 104],
        [300, 70],
        [340, 120],
        [296, 148],
        [382, 110],
        [420, 160],
        [362, 182],
        [208, 176],
        [428, 118],
        [326, 186],
      ] as const,
      ([x, y]) => circle(x, y, 12, fruit) + faint(0.5, circle(x - 4, y - 4, 3, p.cream)),
    ) +
    // Ladder.
    line('M428 334L386 146M480 334L414 140', p.wood[0], 9) +
    line('M424 314h46M419 284h46M413 254h44M406 224h42M400 194h40', p.wood[0], 8) +
    basket(196, 302) +
    basket(540, 300)
  )
}

/** A greenhouse full of seedlings. */
export function greenhouse(p: Paint): string {
  const bed = (x: number, w: number) =>
    each(
      Array.from({ length: Math.floor(w / 28) }, (_, at) => at),
      (at) =>
        put(
          x + 16 + at * 28,
          284,
          leaf(0, 0, 30, -120, p.leaf) +
            leaf(0, 0, 34, -84, pale(p.leaf, 0.2)) +
            leaf(0, 0, 28, -50, p.leaf) +
            (at % 3 === 1 ? circle(2, -20, 8, p.b) : ''),
        ),
    ) + rect(x, 282, w, 30, EARTH, 4)
  return (
    outdoors(p, 292, 520) +
    faint(0.5, path('M130 316V172q0-110 190-110t190 110v144z', pale(p.water[0], 0.5))) +
    bed(146, 116) +
    bed(378, 116) +
    // Tomatoes on strings at the back.
    each(
      [172, 232, 408, 468],
      (x, at) =>
        line(`M${x} 120v150`, p.leaf, 4) +
        each(
          [0, 1, 2, 3],
          (n) =>
            leaf(x, 150 + n * 30, 30, n % 2 ? -20 : 200, p.leaf) +
            circle(x + (n % 2 ? -12 : 12), 164 + n * 28, 9, (n + at) % 2 ? p.b : p.c),
        ),
    ) +
    path('M270 316V172h100v144z', pale(p.water[0], 0.25)) +
    path('M276 316l44-20 44 20z', pale(p.ground[0], 0.3)) +
    line(
      'M130 316V172q0-110 190-110t190 110v144M130 172h380M225 316V78M415 316V78M270 316V172h100v144M320 172v144',
      p.cream,
      8,
    ) +
    // Can and pots before it.
    put(
      528,
      330,
      path('M-26-52h52v52h-52z', p.a) +
        line('M26-10l34-34', p.a, 9) +
        line('M-14-54q14-26 30 0', dark(p.a, 0.2), 6),
    ) +
    each(
      [
        [100, 336, p.b],
        [146, 342, p.a],
      ] as const,
      ([x, y, color]) =>
        put(
          x,
          y,
          each([-130, -105, -75, -50], (turn) => leaf(0, -28, 36, turn, p.leaf)) +
            path('M-20-30h40l-6 30h-28z', color),
        ),
    )
  )
}

/** Potted flowers on a bench before a house. */
export function flowerpots(p: Paint): string {
  const flower = (x: number, y: number, color: string) =>
    line(`M${x} ${y}q4 30-2 60`, p.leaf, 5) +
    put(
      x,
      y,
      each([0, 60, 120, 180, 240, 300], (turn) => leaf(0, 0, 20, turn, color)) +
        circle(0, 0, 7, p.c),
    )
  const pot = (x: number, color: string, petals: string) =>
    flower(x - 24, 160, petals) +
    flower(x + 22, 172, pale(petals, 0.3)) +
    flower(x, 134, petals) +
    leaf(x, 228, 42, -30, p.leaf) +
    leaf(x, 228, 42, 210, p.leaf) +
    path(`M${x - 42} 224h84l-10 62h-64z`, color) +
    path(`M${x + 10} 224h32l-10 62h-18z`, dark(color, 0.18)) +
    rect(x - 48, 212, 96, 18, dark(color, 0.12), 5)
  return (
    outdoors(p, 300) +
    rect(-700, 20, 900, 300, pale(p.wall[1], 0.2)) +
    rect(196, 20, 6, 300, dark(p.wall[1], 0.1)) +
    rect(-300, 60, 130, 150, dark(p.a, 0.1), 6) +
    shadow(330, 336, 200, 10) +
    line('M160 300v46M500 300v46', dark(p.wood[1], 0.2), 14) +
    rect(128, 284, 404, 20, p.wood[0], 6) +
    rect(128, 298, 404, 8, p.wood[1], 4) +
    pot(204, p.a, p.b) +
    pot(330, '#bd6a42', p.cream) +
    pot(456, p.b, p.a)
  )
}
