import { bunting, outdoors, room, windowPane } from './backdrops.ts'
import type { Paint } from './paint.ts'
import { circle, dark, each, faint, line, oval, pale, path, put, rect, shadow } from './pen.ts'
import { HEART } from './caring.ts'

/** A house in the evening, its windows lit. */
export function house(p: Paint): string {
  const lit = '#ffdf8a'
  return (
    outdoors(p, 282, 500) +
    put(
      146,
      292,
      line('M0 0v-70', '#6d4a2f', 14) +
        circle(-26, -96, 42, p.leaf) +
        circle(28, -94, 40, dark(p.leaf, 0.14)) +
        circle(0, -130, 44, pale(p.leaf, 0.1)),
    ) +
    shadow(330, 322, 180, 10) +
    rect(400, 82, 34, 70, dark(p.b, 0.25)) +
    rect(198, 166, 264, 152, p.cream) +
    rect(388, 166, 74, 152, dark(p.cream, 0.1)) +
    path('M172 172L330 62l158 110z', p.b) +
    path('M330 62l158 110h-70z', dark(p.b, 0.18)) +
    rect(222, 194, 60, 58, lit, 3) +
    rect(398, 194, 46, 58, lit, 3) +
    line('M252 194v58M222 222h60M421 194v58M398 222h46', p.wood[1], 5) +
    circle(330, 128, 19, lit) +
    rect(308, 216, 60, 102, p.a, 4) +
    circle(356, 270, 5, p.c) +
    rect(296, 314, 84, 10, dark(p.cream, 0.25), 3) +
    path('M300 324h76l70 100H230z', pale(p.c, 0.3)) +
    each(
      [206, 236, 266, 396, 424, 452],
      (x, at) =>
        circle(x, 312, 15, at % 2 ? p.leaf : pale(p.leaf, 0.2)) +
        circle(x + 3, 306, 4, at % 2 ? p.c : p.b),
    ) +
    // Key at the door, moving boxes.
    each(
      [
        [496, 284, 52],
        [508, 244, 40],
      ] as const,
      ([x, y, s]) =>
        rect(x, y, s, s * 0.78, '#c79a63', 3) + rect(x + s * 0.4, y, s * 0.2, s * 0.78, '#e6c796'),
    )
  )
}

/** A street of houses with flags between them. */
export function streetOfHouses(p: Paint): string {
  const front = (x: number, w: number, h: number, fill: string, roofed: boolean, door: string) =>
    rect(x, 320 - h, w, h, fill) +
    rect(x + w * 0.76, 320 - h, w * 0.24, h, dark(fill, 0.1)) +
    (roofed
      ? path(`M${x - 8} ${322 - h}l${w / 2 + 8}-44 ${w / 2 + 8} 44z`, dark(door, 0.1))
      : rect(x - 5, 314 - h, w + 10, 12, dark(fill, 0.3), 3)) +
    each([0, 1], (row) =>
      row * 66 + 130 > h
        ? ''
        : each([0.16, 0.52], (share) =>
            rect(x + w * share, 338 - h + row * 62, w * 0.24, 36, row ? '#ffdf8a' : p.sky[0], 12),
          ),
    ) +
    rect(x + w * 0.34, 262, w * 0.3, 58, door, 10) +
    circle(x + w * 0.58, 294, 3, p.c)
  return (
    outdoors(p, 310, 540) +
    front(-330, 130, 170, p.cream, true, p.a) +
    front(-190, 140, 210, p.c, false, p.b) +
    front(-40, 132, 180, pale(p.b, 0.5), true, p.a) +
    front(100, 118, 196, p.cream, true, p.b) +
    front(226, 126, 228, pale(p.a, 0.55), false, p.leaf) +
    front(360, 112, 178, p.c, true, p.a) +
    front(480, 130, 210, p.cream, false, p.b) +
    front(620, 126, 180, pale(p.a, 0.5), true, p.b) +
    front(756, 140, 220, p.cream, false, p.a) +
    rect(-700, 318, 2040, 12, pale(p.wall[1], 0.3)) +
    rect(-700, 330, 2040, 400, dark(p.ground[1], 0.25)) +
    bunting(p, 62) +
    each([92, 220, 354, 474, 612], (x, at) =>
      put(
        x,
        320,
        path('M-13-24h26l-4 24h-18z', p.b) +
          circle(0, -36, 18, at % 2 ? p.leaf : pale(p.leaf, 0.2)),
      ),
    ) +
    put(
      292,
      344,
      line('M-44 0v-30M44 0v-30', p.ink, 7) +
        rect(-60, -40, 120, 11, p.wood[0], 4) +
        rect(-60, -62, 120, 11, p.wood[0], 4),
    )
  )
}

/** A playground with slide and swing. */
export function playground(p: Paint): string {
  return (
    outdoors(p, 276, 330) +
    path('M-700 330q420-50 760-34t1280-6v300H-700z', pale(p.c, 0.4)) +
    // Swing.
    line('M128 322l40-202 40 202M168 120h150', p.a, 11) +
    line('M226 122v126M270 122v126', p.ink, 4) +
    rect(216, 246, 64, 12, p.b, 5) +
    // Tower with roof and slide.
    shadow(386, 336, 150, 10) +
    rect(318, 150, 13, 180, p.wood[1]) +
    rect(412, 150, 13, 180, p.wood[1]) +
    path('M300 120l72-62 72 62z', p.b) +
    path('M372 58l72 62h-40z', dark(p.b, 0.2)) +
    rect(306, 116, 132, 10, dark(p.b, 0.25), 3) +
    rect(314, 196, 116, 14, p.wood[0]) +
    line('M330 150v46M352 160v36M374 160v36M396 160v36', p.c, 7) +
    line('M322 158h96', p.c, 7) +
    line('M324 236h92M324 268h92M324 300h92', p.wood[0], 8) +
    path('M424 196q30 0 46 40t34 70q10 16 46 14v16q-56 4-74-24t-36-76q-6-20-16-20z', p.a) +
    path(
      'M424 196q30 0 46 40t34 70q10 16 46 14v6q-46 2-60-18t-36-74q-10-30-30-30z',
      pale(p.a, 0.35),
    ) +
    // Ball, bucket.
    circle(236, 324, 22, p.c) +
    path('M214 324a22 22 0 0 0 44 0q-22-14-44 0z', p.b) +
    put(300, 338, path('M-16-28h32l-5 28h-22z', p.a) + line('M-14-28q14-22 28 0', p.ink, 4))
  )
}

/** Blocks, a bear and a kite on a rug. */
export function toys(p: Paint): string {
  const fur = '#b98551'
  const block = (x: number, y: number, fill: string, sign: string) =>
    rect(x, y, 56, 56, fill, 6) +
    path(`M${x + 46} ${y}h4q6 0 6 6v44q0 6-6 6h-4z`, dark(fill, 0.18)) +
    put(x + 25, y + 28, sign)
  return (
    room(p, 262, true) +
    windowPane(p, 126, 48, 112, 124) +
    put(
      482,
      96,
      path('M0-52l44 52L0 62l-44-62z', p.b) +
        path('M0-52l44 52H0z', p.c) +
        path('M0 62l-44-62H0z', p.a) +
        line('M0 62q26 20 6 44t10 40', p.ink, 3) +
        path('M8 100l-16-8v18zM8 100l16-8v18z', p.c),
      14,
    ) +
    oval(320, 326, 250, 38, pale(p.a, 0.5)) +
    oval(320, 326, 200, 28, pale(p.a, 0.7)) +
    // Bear.
    shadow(250, 334, 70, 8) +
    circle(212, 150, 22, fur) +
    circle(288, 150, 22, fur) +
    circle(212, 150, 11, pale(fur, 0.45)) +
    circle(288, 150, 11, pale(fur, 0.45)) +
    oval(250, 276, 62, 58, fur) +
    oval(250, 284, 38, 38, pale(fur, 0.4)) +
    circle(250, 186, 54, fur) +
    oval(250, 204, 26, 20, pale(fur, 0.5)) +
    circle(230, 178, 6, '#2b1c12') +
    circle(270, 178, 6, '#2b1c12') +
    oval(250, 196, 9, 6, '#2b1c12') +
    line('M250 202v8M240 212q10 8 20 0', '#2b1c12', 3) +
    put(196, 262, oval(0, 0, 18, 36, dark(fur, 0.12)), 30) +
    put(304, 262, oval(0, 0, 18, 36, dark(fur, 0.12)), -30) +
    oval(212, 326, 28, 20, dark(fur, 0.12)) +
    oval(288, 326, 28, 20, dark(fur, 0.12)) +
    path('M226 236l24 10 24-10v24l-24-10-24 10z', p.b) +
    // Blocks and ball.
    shadow(424, 334, 84, 8) +
    block(362, 276, p.a, circle(0, 0, 15, p.cream)) +
    block(424, 276, p.c, path('M0-16l16 30h-32z', p.b)) +
    block(394, 220, p.b, rect(-13, -13, 26, 26, p.cream, 3)) +
    circle(508, 308, 26, p.b) +
    line('M484 300q24-16 48 0M484 318q24 16 48 0', p.cream, 5)
  )
}

/** An open box with supplies. */
export function parcel(p: Paint): string {
  const card = '#c99d64'
  return (
    room(p) +
    faint(0.4, circle(320, 150, 130, p.sun)) +
    shadow(320, 312, 160, 10) +
    // Inside: a bottle, socks, a tin, a card.
    rect(232, 96, 46, 110, p.a, 10) +
    rect(242, 76, 26, 22, p.cream, 5) +
    rect(232, 126, 46, 34, p.cream) +
    put(
      318,
      150,
      path('M-20-72h40v80q0 20-20 20t-20-20z', p.b) +
        rect(-20, -72, 40, 16, p.cream) +
        line('M-20-44h40M-20-32h40', p.c, 5),
      6,
    ) +
    rect(352, 120, 58, 80, p.c, 6) +
    rect(352, 140, 58, 34, p.cream) +
    oval(381, 120, 29, 7, '#c3c8d0') +
    put(430, 150, rect(-26, -52, 52, 76, p.cream, 3) + put(0, -16, path(HEART, p.b), 0, 0.42), 14) +
    put(
      208,
      160,
      rect(-16, -60, 32, 90, p.leaf, 6) + line('M-6-48v60M6-48v60', pale(p.leaf, 0.4), 4),
      -10,
    ) +
    path('M176 196l-58-44 62-26 46 70z', pale(card, 0.25)) +
    path('M464 196l58-44-62-26-46 70z', dark(card, 0.08)) +
    path('M176 196h288v106q0 8-8 8H184q-8 0-8-8z', card) +
    path('M372 196h92v106q0 8-8 8h-84z', dark(card, 0.12)) +
    path('M176 196h288v12H176z', dark(card, 0.25)) +
    put(270, 258, path(HEART, p.b), 0, 0.8) +
    rect(396, 236, 46, 34, p.cream, 3) +
    line('M404 248h30M404 258h20', pale(p.ink, 0.4), 3)
  )
}

/** Suitcases, with a plane outside the window. */
export function suitcases(p: Paint): string {
  return (
    room(p, 292, true) +
    rect(132, 34, 376, 176, p.cream, 10) +
    rect(142, 44, 356, 156, p.sky[0]) +
    faint(0.7, rect(142, 110, 356, 90, p.sky[1])) +
    path('M142 180q90-34 180-12t176-10v42H142z', p.hills[1]) +
    put(
      330,
      104,
      path('M-92 6q0-14 26-14H60q30 2 40 14-8 10-40 10h-130q-22 0-22-10z', p.cream) +
        path('M-88-2l-18-34h18l30 28zM-14 4l-56 44h26L40 8z', p.a) +
        path('M0-6l-36-30h20L34-8z', dark(p.cream, 0.15)) +
        line('M-40 0h80', p.ink, 4),
      -14,
    ) +
    shadow(320, 340, 190, 10) +
    line('M238 178v-40h58v40', p.ink, 8) +
    rect(186, 176, 162, 156, p.b, 16) +
    rect(296, 176, 52, 156, dark(p.b, 0.16), 16) +
    line('M214 190v128M252 190v128M290 190v128', dark(p.b, 0.3), 5) +
    circle(214, 338, 9, p.ink) +
    circle(320, 338, 9, p.ink) +
    line('M388 224q0-26 34-26t34 26', dark(p.wood[1], 0.35), 9) +
    rect(356, 222, 132, 112, p.c, 12) +
    rect(356, 222, 26, 112, dark(p.c, 0.25), 10) +
    rect(462, 222, 26, 112, dark(p.c, 0.25), 10) +
    rect(410, 264, 26, 18, p.cream, 4) +
    circle(418, 304, 13, p.a) +
    put(
      148,
      322,
      path('M-36-70h72l-8 86h-56z', p.a) + line('M-16-70q16-34 32 0', dark(p.a, 0.3), 6),
    )
  )
}
