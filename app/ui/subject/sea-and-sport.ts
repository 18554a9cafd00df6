import { outdoors, seaside } from './backdrops.ts'
import type { Paint } from './paint.ts'
import { circle, dark, each, faint, line, pale, path, put, rect, shadow } from './pen.ts'

/** A beach, gloves and a full bag. */
export function beach(p: Paint): string {
  const bag = p.a
  return (
    seaside(p, 170, 254) +
    put(
      508,
      176,
      path('M-46 0h92l-16 22h-60z', p.b) +
        path('M2-8v-84q44 30 48 84z', p.cream) +
        path('M-6-8v-66q-32 26-36 66z', pale(p.c, 0.3)),
    ) +
    shadow(286, 344, 104, 10) +
    path('M204 236q-18 60-14 96 2 16 24 16h142q22 0 24-16 4-40-16-96-30 16-80 16t-80-16z', bag) +
    path('M320 250q24-4 44-14 20 56 16 96-2 16-24 16h-30q24-50-6-98z', dark(bag, 0.18)) +
    path('M204 236q-2-24 80-24t80 24q-30 16-80 16t-80-16z', dark(bag, 0.4)) +
    put(
      250,
      222,
      rect(-13, -50, 26, 60, pale(p.leaf, 0.3), 8) + rect(-7, -66, 14, 18, p.leaf, 4),
      -14,
    ) +
    put(306, 218, rect(-20, -34, 40, 46, '#c9ced6', 6) + rect(-20, -22, 40, 16, p.b), 12) +
    put(342, 226, path('M-12-40h24l-3 40h-18z', p.cream) + line('M4-40l8-22', p.b, 4), 20) +
    // Grabber, shell, star.
    line('M446 340L404 196', p.wood[1], 8) +
    path('M396 200l-8-26 8-4 8 20 10-18 8 4-8 26z', p.b) +
    put(
      150,
      326,
      each([0, 72, 144, 216, 288], (turn) => put(0, 0, path('M-9 0Q0-36 9 0z', p.b), turn)) +
        circle(0, 0, 9, p.b),
      10,
    ) +
    put(
      500,
      324,
      path('M-24 10q0-36 24-36t24 36z', p.cream) +
        line('M0-24v34M-12-18l4 28M12-18l-4 28', dark(p.cream, 0.25), 3),
    ) +
    faint(0.75, line('M300 90q12-12 22 0 12-12 22 0M360 118q8-9 16 0 8-9 16 0', p.ink, 4))
  )
}

/** A sailing boat. */
export function sailing(p: Paint): string {
  return (
    seaside(p, 226) +
    path('M330 46q96 92 104 196H330z', p.cream) +
    path('M330 46q34 92 34 196h-34z', dark(p.cream, 0.07)) +
    path('M314 70q-76 78-92 172h92z', p.b) +
    path('M262 160q-24 40-34 66h86v-66z', dark(p.b, 0.15)) +
    line('M322 34v226', p.wood[1], 8) +
    path('M322 34h44l-12 11 12 11h-44z', p.c) +
    path('M196 256h268q-12 56-62 56H252q-40 0-56-56z', p.a) +
    path('M360 256h104q-12 56-62 56h-60z', dark(p.a, 0.18)) +
    rect(188, 250, 284, 12, p.wood[0], 5) +
    line('M214 284h216', p.cream, 5) +
    path(
      'M-700 306q60-16 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V900H-700z',
      p.water[1],
    ) +
    faint(
      0.6,
      line('M150 330q20-9 40 0t40 0M380 342q20-9 40 0t40 0M250 352q16-8 32 0', p.cream, 5),
    ) +
    put(528, 206, path('M-20 0h40l-8 11h-24z', p.b) + path('M2-4v-40q22 16 22 40z', p.cream))
  )
}

/** Running shoes, a ball and a bottle. */
export function sport(p: Paint): string {
  return (
    outdoors(p, 246, 460) +
    path('M-700 264q1000-30 2040 0v300H-700z', '#c0603f') +
    faint(0.8, line('M-700 300q1000-30 2040 0M-700 346q1000-30 2040 0', p.cream, 5)) +
    each(
      [
        [196, 0],
        [300, 1],
      ] as const,
      ([x, at]) =>
        put(
          x + 30,
          322,
          shadow(14, 8, 92, 9) +
            path('M-80-8q-6-60 8-74 18 8 44-6 20 30 66 44 40 8 44 36z', at ? p.a : p.b) +
            path('M-66-82q18 8 44-6 8 14 22 24-30 12-72 8z', dark(at ? p.a : p.b, 0.25)) +
            path('M-84-12h168q8 20-10 24H-70q-14-2-14-24z', p.cream) +
            line('M-8-58l-14 14M8-48l-14 14M24-40l-12 14', p.cream, 6) +
            path('M-72-24q50 14 110-12l6 8q-60 30-118 12z', p.c),
          -6,
        ),
    ) +
    shadow(470, 340, 54, 8) +
    circle(470, 288, 52, '#fbfaf4') +
    path('M470 262l22 16-8 26h-28l-8-26z', p.ink) +
    line('M470 262v-24M492 278l24-8M484 304l16 22M456 304l-16 22M448 278l-24-8', p.ink, 4) +
    path('M446 242q24-12 48 0l-24 14zM518 268q6 24-4 44l-10-30zM426 268q-6 24 4 44l8-30z', p.ink) +
    put(
      134,
      318,
      rect(-20, -92, 40, 92, p.a, 10) +
        rect(-13, -112, 26, 22, p.cream, 6) +
        rect(-20, -60, 40, 20, p.c),
    )
  )
}

/** A bicycle with a basket. */
export function bicycle(p: Paint): string {
  const wheel = (x: number) =>
    line(`M${x} 214a60 60 0 1 0 .1 0z`, '#262b3c', 9) +
    each([0, 36, 72, 108, 144], (turn) => put(x, 274, line('M-56 0H56', '#8d94a3', 2), turn)) +
    circle(x, 274, 8, p.c)
  return (
    outdoors(p, 268, 150) +
    rect(-700, 318, 2040, 300, pale(p.c, 0.35)) +
    shadow(320, 336, 190, 9) +
    wheel(206) +
    wheel(438) +
    line('M206 274l66-104h120l-82 104zM272 170l38 104M392 170l46 104', p.a, 11) +
    line('M392 170l-10-56 30-8', p.ink, 9) +
    line('M272 170l-8-26', p.ink, 8) +
    path('M232 138q34-14 66 0-4 12-20 10-26 6-46-10z', p.ink) +
    circle(310, 274, 17, p.c) +
    line('M310 274l22 26h14', p.ink, 7) +
    // A pot in the basket, bread behind.
    each(
      [
        [420, 122],
        [444, 114],
        [468, 124],
      ] as const,
      ([x, y], at) => circle(x, y + 14, 17, [p.b, p.leaf, p.c][at]!),
    ) +
    line('M438 274l34-78', '#8d94a3', 6) +
    path('M394 134h98l-12 62h-74z', p.wood[0]) +
    line('M398 150h90M401 166h84M404 182h78', p.wood[1], 5) +
    line('M180 204h74', p.ink, 7) +
    rect(170, 156, 78, 46, p.b, 8) +
    rect(170, 172, 78, 10, p.cream)
  )
}
