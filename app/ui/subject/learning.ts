import { plant, room, windowPane } from './backdrops.ts'
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

/** A school desk with globe, books and apple before the board. */
export function classroom(p: Paint): string {
  return (
    room(p) +
    rect(116, 34, 300, 176, p.wood[0], 8) +
    rect(126, 44, 280, 156, '#2f5a4c') +
    faint(
      0.85,

      line(
        'M180 62v-8M180 138v-8M146 96h-8M222 96h-8M204 72l6-6M156 120l-6 6M204 120l6 6M156 72l-6-6',
        '#f3ecd2',
        4,
      ) +
        line('M180 78a18 18 0 1 0 .1 0z', '#f3ecd2', 4) +
        line('M250 150l44-78 44 78z', '#f5d98c', 4) +
        line('M142 176q30-18 60 0t60 0 60 0', '#bfe0e6', 4) +
        line('M370 70v72M352 88l18-18 18 18', '#f2b8b0', 4),
    ) +
    windowPane(p, 446, 44, 96, 130) +
    // Globe.
    shadow(448, 300, 62, 8) +
    path('M404 296h88l-14-14h-60z', p.wood[1]) +
    line('M448 284v-20', p.c, 8) +
    line('M388 214a62 62 0 1 0 62-62', p.c, 7) +
    circle(448, 210, 54, p.water[1]) +
    path(
      'M408 184q22-26 48-24 12 8-4 18 4 16-14 18 2 20-16 20-16-12-14-32zM466 196q20-10 34 2 2 30-20 50-14-8-10-24-14-10-4-28z',
      pale(p.leaf, 0.25),
    ) +
    faint(0.3, path('M448 156a54 54 0 0 1 0 108q40-54 0-108z', '#0f1e3a')) +
    // Books and apple.
    shadow(240, 302, 112, 8) +
    rect(142, 274, 184, 26, p.b, 4) +
    rect(150, 280, 176, 14, p.cream) +
    rect(158, 248, 160, 26, p.a, 4) +
    rect(158, 254, 152, 14, p.cream) +
    rect(150, 224, 150, 24, p.c, 4) +
    rect(158, 230, 142, 12, p.cream) +
    path('M226 222q-26 2-26-24 2-18 18-16l8 3 8-3q16-2 18 16 0 26-26 24z', '#c23b3a') +
    line('M226 186q0-12 8-18', dark(p.wood[1]), 4) +
    leaf(228, 178, 22, -14, p.leaf) +
    // Pencils.
    path('M340 250h36l-4 52h-28z', p.cream) +
    each(
      [
        [348, -8, p.a],
        [358, 2, p.b],
        [368, 10, p.c],
      ] as const,
      ([x, turn, color]) =>
        put(x, 252, rect(-4, -46, 8, 46, color) + path('M-4-46h8l-4-12z', '#ecd0a4'), turn),
    ) +
    path('M340 250h36l-4 52h-28z', p.cream) +
    rect(342, 264, 32, 12, p.b)
  )
}

/** A school bag, notebooks and pencils. */
export function schoolBag(p: Paint): string {
  return (
    room(p) +
    windowPane(p, 120, 44, 120, 140) +
    shadow(330, 306, 118, 10) +
    line('M284 116q0-50 46-50t46 50', dark(p.a, 0.3), 12) +
    path('M236 190q0-86 94-86t94 86v90q0 24-24 24H260q-24 0-24-24z', p.a) +
    path('M370 112q54 18 54 78v90q0 24-24 24h-30z', dark(p.a, 0.16)) +
    path('M220 214h20v80h-6q-14 0-14-14zM440 214h-20v80h6q14 0 14-14z', dark(p.a, 0.28)) +
    path('M258 218h144v62q0 12-12 12H270q-12 0-12-12z', pale(p.a, 0.22)) +
    path('M258 218h144v16H258z', p.c) +
    rect(318, 226, 24, 26, p.cream, 5) +
    path('M262 160q0-36 68-36t68 36v18H262z', dark(p.a, 0.1)) +
    circle(330, 152, 16, p.c) +
    path('M330 140l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z', p.cream) +
    // Bottle at the side, books at the other.
    rect(446, 226, 40, 78, p.b, 10) +
    rect(452, 206, 28, 22, p.cream, 5) +
    shadow(160, 304, 66, 7) +
    rect(104, 282, 116, 22, p.b, 4) +
    rect(110, 287, 110, 12, p.cream) +
    rect(112, 260, 100, 22, p.c, 4) +
    rect(112, 265, 94, 12, p.cream) +
    put(
      160,
      254,
      rect(-50, -6, 92, 10, '#e2a63c') +
        path('M42-6l18 5-18 5z', '#efd6aa') +
        rect(-62, -6, 14, 10, p.b, 4),
      -8,
    ) +
    shadow(520, 316, 40, 6) +
    put(
      520,
      306,
      rect(-38, -8, 76, 16, p.cream, 3) + line('M-22-8v5M-8-8v5M6-8v5M20-8v5', p.ink, 2),
      -6,
    )
  )
}

const SPINES = [30, 22, 36, 26, 30, 20, 34, 24, 28, 36, 22, 30]

/** A full bookcase. */
export function shelf(p: Paint): string {
  const colors = [p.a, p.c, p.b, p.cream, dark(p.a, 0.25), p.leaf, pale(p.b, 0.4)]
  const row = (y: number, from: number, count: number, shift: number) => {
    let x = from
    return each(SPINES.slice(0, count), (_, at) => {
      const w = SPINES[(at + shift) % 12]!
      const h = 66 + ((at * 7 + shift * 5) % 24)
      const color = colors[(at * 3 + shift) % 7]!
      const drawn =
        rect(x, y - h, w - 2, h, color, 2) +
        rect(x, y - h + 12, w - 2, 6, pale(color, 0.5)) +
        rect(x, y - 18, w - 2, 4, dark(color, 0.25))
      x += w
      return drawn
    })
  }
  const wood = p.wood[1]
  return (
    room(p, 330, true) +
    rect(110, 36, 420, 310, dark(wood, 0.15), 6) +
    rect(122, 46, 396, 286, dark(wood, 0.5)) +
    row(136, 128, 7, 0) +
    put(362, 136, rect(-10, -70, 26, 70, p.b, 2), -12) +
    put(448, 136, plant(p), 0, 0.86) +
    row(232, 218, 10, 4) +
    put(
      170,
      232,
      rect(-30, -14, 64, 14, p.a, 2) +
        rect(-26, -28, 56, 14, p.c, 2) +
        rect(-22, -44, 50, 16, p.b, 2),
    ) +
    row(330, 128, 8, 7) +
    put(
      450,
      330,
      rect(-52, -20, 100, 20, p.b, 3) +
        rect(-44, -38, 88, 18, p.cream, 3) +
        rect(-48, -56, 92, 18, p.a, 3) +
        circle(0, -74, 18, p.c),
    ) +
    rect(116, 136, 408, 10, wood) +
    rect(116, 232, 408, 10, wood)
  )
}

/** An open book under a lamp. */
export function openBook(p: Paint): string {
  const lines = (x: number, way: number) =>
    each([0, 1, 2, 3, 4, 5], (at) =>
      line(`M${x} ${214 + at * 12}q${46 * way}-10 ${94 * way} 0`, pale(p.ink, 0.55), 3),
    )
  return (
    room(p) +
    windowPane(p, 116, 42, 108, 120) +
    // Desk lamp.
    shadow(500, 298, 44, 7) +
    oval(500, 292, 40, 9, dark(p.a, 0.3)) +
    line('M500 288l-10-96-76-62', dark(p.a, 0.2), 9) +
    circle(490, 192, 9, p.c) +
    faint(0.35, path('M360 150l-110 150h230l-60-180z', p.sun)) +
    put(404, 126, path('M-50 32q0-46 40-52l24 0 26 34z', p.a) + oval(-24, 30, 28, 10, p.sun), -6) +
    // Stack.
    shadow(168, 300, 76, 7) +
    rect(104, 270, 130, 26, p.b, 4) +
    rect(110, 276, 124, 14, p.cream) +
    rect(112, 246, 116, 24, p.c, 4) +
    rect(112, 252, 110, 12, p.cream) +
    rect(106, 220, 118, 26, p.a, 4) +
    rect(112, 226, 112, 14, p.cream) +
    // The book.
    shadow(330, 312, 150, 10) +
    path('M182 296q74-24 148 6 74-30 148-6v14q-74-20-148 6-74-26-148-6z', dark(p.b, 0.1)) +
    path('M194 198q70-22 136 8v96q-66-28-136-8z', p.cream) +
    path('M466 198q-70-22-136 8v96q66-28 136-8z', dark(p.cream, 0.06)) +
    lines(212, 1) +
    lines(448, -1) +
    path('M330 206v96q-20-9-40-12v-96q20 2 40 12z', dark(p.cream, 0.05)) +
    path('M438 190h16v66l-8-9-8 9z', p.b)
  )
}

/** Forms, a folder and a stamp on a desk. */
export function papers(p: Paint): string {
  const sheet = (seal: boolean) =>
    faint(0.16, rect(-66, -84, 140, 178, '#1b1f3a', 4)) +
    rect(-72, -90, 140, 178, p.cream, 4) +
    rect(-54, -70, 64, 10, p.a, 3) +
    each([0, 1, 2, 3, 4], (at) =>
      rect(-54, -44 + at * 18, at % 2 ? 88 : 104, 6, pale(p.ink, 0.7), 3),
    ) +
    (seal
      ? path('M22 52l-8 34 14-8 14 8-8-34z', p.b) +
        circle(28, 46, 20, p.b) +
        circle(28, 46, 12, pale(p.b, 0.35))
      : line('M-54 64q16-18 24-4t22-6', p.a, 4))
  return (
    room(p, 120) +
    rect(-700, 164, 2040, 1000, p.wood[0]) +
    put(
      206,
      212,
      rect(-96, -104, 196, 214, p.a, 8) +
        rect(-96, -120, 84, 30, p.a, 8) +
        rect(-86, -96, 176, 198, dark(p.a, 0.2), 4),
      -8,
    ) +
    put(214, 208, sheet(false), -8) +
    put(348, 218, sheet(true), 6) +
    // Pen, cup, glasses, stamp.
    put(
      440,
      292,
      rect(-84, -6, 130, 12, p.ink, 6) +
        path('M46-6l26 6-26 6z', p.c) +
        rect(-84, -6, 34, 12, p.c, 6),
      -30,
    ) +
    circle(498, 176, 44, p.cream) +
    circle(498, 176, 33, '#6b4230') +
    line('M538 160q26-2 24 18-2 16-28 12', p.cream, 9) +
    put(
      132,
      322,
      line('M0 0h34M-56-8q-6-14 6-16M90-8q6-14-6-16', p.ink, 5) +
        faint(0.5, circle(-28, 0, 26, p.cream) + circle(62, 0, 26, p.cream)) +
        line('M-28-26a26 26 0 1 0 .1 0zM62-26a26 26 0 1 0 .1 0z', p.ink, 5),
      -6,
    ) +
    put(
      520,
      290,
      oval(0, 26, 36, 12, dark(p.wood[1], 0.3)) +
        rect(-32, 4, 64, 22, p.b, 6) +
        rect(-11, -36, 22, 44, p.wood[1], 8) +
        circle(0, -44, 20, p.wood[1]),
    )
  )
}

/** A lectern with a microphone before rows of chairs. */
export function lecture(p: Paint): string {
  const chair = (x: number, y: number, color: string) =>
    rect(x - 32, y - 54, 64, 48, color, 10) +
    rect(x - 36, y - 10, 72, 16, dark(color, 0.2), 6) +
    line(`M${x - 26} ${y + 6}v40M${x + 26} ${y + 6}v40`, dark(p.wood[1], 0.4), 6)
  return (
    room(p, 246, true) +
    rect(232, 30, 258, 150, p.ink, 8) +
    rect(242, 40, 238, 130, pale(p.sky[1], 0.3)) +
    circle(420, 84, 22, p.c) +
    path('M242 150q60-56 116-20t122-16v56H242z', p.hills[1]) +
    path('M242 160q80-30 140-8t98-6v24H242z', p.leaf) +
    // Lectern.
    shadow(164, 306, 56, 8) +
    path('M120 180h92l-12 124h-68z', p.wood[1]) +
    path('M172 180h40l-12 124h-20z', dark(p.wood[1], 0.2)) +
    path('M106 172l18-22h88l16 22v12H106z', p.wood[0]) +
    circle(166, 234, 17, p.c) +
    line('M186 156q4-34-18-46', p.ink, 4) +
    put(162, 106, rect(-8, -16, 16, 26, p.ink, 8), -30) +
    each([262, 352, 442, 532], (x, at) => chair(x, 290, at % 2 ? p.b : p.a)) +
    each([216, 312, 408, 504], (x, at) => put(x, 352, chair(0, 0, at % 2 ? p.a : p.c), 0, 1.15))
  )
}

/** Chairs around a low table, with speech bubbles. */
export function circleOfChairs(p: Paint): string {
  const chair = (color: string) =>
    shadow(4, 86, 64, 9) +
    line('M-34 40l-8 44M34 40l8 44', dark(p.wood[1], 0.3), 8) +
    path('M-46-52q0-24 24-24h44q24 0 24 24v72h-92z', color) +
    path(
      'M-58-6q14-6 16 10v18h84V4q2-16 16-10t8 20l-6 34h-120l-6-34q-6-14 8-20z',
      dark(color, 0.16),
    )
  const bubble = (w: number, fill: string, ink: string) =>
    path(
      `M${-w} -34q0-22 22-22h${w * 2 - 44}q22 0 22 22v16q0 22-22 22H${-w + 46}l-22 24 2-24h-4q-22 0-22-22z`,
      fill,
    ) + each([-22, 0, 22], (x) => circle(x, -26, 7, ink))
  return (
    room(p, 236, true) +
    put(214, 132, bubble(64, p.cream, p.a)) +
    put(
      424,
      112,
      put(
        0,
        0,
        path('M-58-34q0-22 22-22h72q22 0 22 22v16q0 22-22 22h-2l2 24-22-24h-50q-22 0-22-22z', p.c),
      ) + line('M-26-34h52M-26-18h34', p.ink, 7),
    ) +
    oval(320, 316, 210, 40, dark(p.wood[0], 0.14)) +
    put(186, 240, chair(p.a), 0, 1.05) +
    put(456, 240, chair(p.b), 0, 1.05) +
    shadow(320, 322, 70, 8) +
    line('M292 282l-10 40M348 282l10 40M320 284v42', dark(p.wood[1], 0.2), 8) +
    oval(320, 276, 76, 16, p.wood[1]) +
    oval(320, 272, 76, 16, pale(p.wood[0], 0.25)) +
    each(
      [294, 342],
      (x, at) =>
        path(`M${x - 13} 248h26l-3 22h-20z`, at ? p.c : p.cream) +
        line(`M${x + 12} 252q12 0 8 10l-8 3`, at ? p.c : p.cream, 4),
    )
  )
}

/** Letters, a pen and a child's drawing. */
export function letters(p: Paint): string {
  const envelope = (color: string) =>
    faint(0.16, rect(-88, -50, 186, 122, '#1b1f3a', 6)) +
    rect(-94, -58, 186, 122, color, 6) +
    path('M-94-54L0 22l92-76q0-4-6-4H-88q-6 0-6 4z', dark(color, 0.08)) +
    line('M-90-54L0 20l90-74', dark(color, 0.2), 3)
  return (
    room(p, 60) +
    rect(-700, 90, 2040, 1000, p.wood[0]) +
    put(224, 154, envelope(pale(p.a, 0.55)), -12) +
    put(
      420,
      146,
      faint(0.16, rect(-70, -78, 156, 172, '#1b1f3a', 4)) +
        rect(-78, -84, 156, 172, p.cream, 4) +
        circle(38, -44, 20, '#f2b441') +
        line('M38-74v-8M38-6v-8M8-44H0M76-44h-8M58-64l6-6M18-64l-6-6', '#f2b441', 5) +
        path('M-60 60v-50l38-32 38 32v50z', p.b) +
        rect(-34, 26, 24, 34, p.c) +
        line('M36 60V20', dark(p.wood[1]), 7) +
        circle(36, 12, 20, p.leaf) +
        line('M-66 66h132', p.leaf, 6),
      9,
    ) +
    put(
      318,
      258,
      envelope(p.cream) +
        path('M0 56q-38-24-38-48 0-20 18-20 14 0 20 14 6-14 20-14 18 0 18 20 0 24-38 48z', p.b),
      4,
      1.08,
    ) +
    put(
      476,
      308,
      rect(-70, -7, 112, 14, p.a, 7) +
        path('M42-7l28 7-28 7z', p.c) +
        rect(-70, -7, 30, 14, dark(p.a, 0.3), 7),
      -24,
    ) +
    put(
      154,
      286,
      rect(-34, -40, 68, 80, p.cream, 3) +
        rect(-28, -34, 56, 54, p.sky[0]) +
        path('M-28 4q20-22 34-6t22-6v28h-56z', p.leaf),
      -14,
    )
  )
}
