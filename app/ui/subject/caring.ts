import { outdoors, plant, room, windowPane } from './backdrops.ts'
import type { Paint } from './paint.ts'
import { circle, dark, each, faint, line, oval, pale, path, put, rect, shadow } from './pen.ts'

export const HEART = 'M0 34q-42-26-42-52 0-22 20-22 15 0 22 15 7-15 22-15 20 0 20 22 0 26-42 52z'

/** A doctor's bag and a stethoscope. */
export function doctorsBag(p: Paint): string {
  return (
    room(p) +
    windowPane(p, 420, 44, 112, 124) +
    shadow(304, 308, 150, 10) +
    line('M250 146q0-46 54-46t54 46', dark(p.a, 0.35), 13) +
    path('M172 300q-12 0-10-14l16-120q2-18 20-18h212q18 0 20 18l16 120q2 14-10 14z', p.a) +
    path('M370 148h40q18 0 20 18l16 120q2 14-10 14h-50q10-80-16-152z', dark(p.a, 0.16)) +
    rect(184, 146, 240, 20, dark(p.a, 0.3), 8) +
    rect(288, 140, 32, 30, p.c, 6) +
    circle(304, 232, 44, p.cream) +
    put(304, 234, path(HEART, p.b), 0, 0.72) +
    // Stethoscope.
    line('M438 186q-6 60 30 62t34-60', p.ink, 8) +
    line('M438 186v-22M502 188v-22', '#b9c0cc', 7) +
    line('M470 248q4 60-40 66t-60-8', p.ink, 8) +
    circle(362, 304, 19, '#b9c0cc') +
    circle(362, 304, 11, p.c) +
    // Pills.
    put(140, 306, rect(-24, -9, 48, 18, p.cream, 9) + path('M0-9h15a9 9 0 0 1 0 18H0z', p.b), -16) +
    circle(512, 312, 10, p.cream)
  )
}

/** A shelf with medicine and a pulse on a screen. */
export function clinic(p: Paint): string {
  const bottle = (x: number, fill: string, w = 44) =>
    rect(x, 96, w, 56, fill, 8) +
    rect(x + 8, 82, w - 16, 16, p.cream, 4) +
    rect(x + 6, 114, w - 12, 22, p.cream, 3)
  return (
    room(p) +
    rect(118, 152, 200, 12, p.wood[1], 4) +
    bottle(132, p.a) +
    bottle(186, p.b, 38) +
    bottle(234, p.c, 50) +
    put(300, 152, path('M-12-40h24v34q0 6-6 6h-12q-6 0-6-6z', pale(p.leaf, 0.3))) +
    // Monitor.
    line('M440 236v56M400 296h80', p.ink, 13) +
    rect(338, 58, 204, 180, p.cream, 16) +
    rect(352, 72, 176, 132, p.ink, 8) +
    line('M356 146h38l12-38 20 70 18-52 10 20h70', p.c, 6) +
    put(500, 96, path(HEART, p.b), 0, 0.36) +
    circle(372, 222, 7, p.b) +
    circle(396, 222, 7, p.leaf) +
    // Bed with pillow.
    shadow(230, 326, 130, 9) +
    line('M128 290v50M360 290v50', '#b9c0cc', 9) +
    rect(112, 246, 264, 48, p.a, 14) +
    path('M200 246h162q14 0 14 14v20q0 14-14 14H200z', pale(p.a, 0.4)) +
    rect(118, 222, 96, 40, p.cream, 16) +
    rect(110, 200, 10, 110, '#b9c0cc', 4)
  )
}

/** An ambulance at night's edge. */
export function ambulance(p: Paint): string {
  return (
    outdoors(p, 266, 156) +
    rect(-700, 292, 2040, 80, '#565b6c') +
    rect(-700, 288, 2040, 6, p.cream) +
    shadow(320, 322, 210, 10) +
    path('M120 132q0-16 16-16h250v188H136q-16 0-16-16z', '#fbfaf4') +
    path('M386 154h62q20 0 34 22l36 54q6 10 6 22v36q0 16-16 16H386z', '#fbfaf4') +
    path('M400 168h46q14 0 22 14l32 48H400z', pale(p.water[0], 0.3)) +
    faint(0.6, path('M420 230l26-62h12l-24 62z', '#ffffff')) +
    rect(120, 244, 404, 22, p.b) +
    path('M120 266h404v22q0 16-16 16H136q-16 0-16-16z', '#dcdfe4') +
    circle(224, 186, 42, p.b) +
    put(224, 188, path(HEART, '#ffffff'), 0, 0.66) +
    rect(300, 146, 66, 52, pale(p.water[0], 0.3), 6) +
    line('M386 154v150', '#c3c8d0', 4) +
    faint(0.45, circle(300, 104, 46, '#ff8a5c')) +
    rect(276, 96, 48, 22, '#e8552f', 8) +
    rect(294, 96, 14, 22, '#ffd1a8') +
    rect(504, 250, 22, 18, p.c, 7) +
    each(
      [206, 444],
      (x) =>
        circle(x, 306, 32, '#262b3c') +
        circle(x, 306, 15, '#c9ced6') +
        circle(x, 306, 6, '#5b6070'),
    )
  )
}

/** A helmet, a radio and a torch. */
export function rescueKit(p: Paint): string {
  return (
    room(p) +
    faint(0.5, circle(320, 150, 128, pale(p.c, 0.3))) +
    shadow(250, 306, 130, 10) +
    path('M136 274q2-142 116-142t116 142z', p.b) +
    path('M272 134q94 10 96 140h-70q14-90-26-140z', dark(p.b, 0.18)) +
    path('M236 134q16-10 32 0v140h-32z', pale(p.b, 0.25)) +
    path('M120 270h264q12 0 12 14t-12 16H120q-12 0-12-16t12-14z', dark(p.b, 0.28)) +
    circle(252, 200, 28, p.c) +
    put(252, 200, path(HEART, p.cream), 0, 0.4) +
    // Radio.
    shadow(452, 308, 52, 8) +
    line('M428 150V66', p.ink, 9) +
    rect(408, 148, 92, 156, p.ink, 12) +
    rect(422, 164, 64, 40, '#bfe0b8', 4) +
    line('M430 184h12m6-8v16m10-22v28m10-20v12', '#2f5a4c', 4) +
    each([0, 1, 2, 3, 4, 5], (at) =>
      circle(434 + (at % 3) * 20, 222 + Math.floor(at / 3) * 18, 6, p.c),
    ) +
    line('M432 262h44M432 274h44M432 286h44', pale(p.ink, 0.3), 4) +
    rect(478, 134, 14, 16, p.b, 4) +
    // Torch and a bandage.
    put(
      214,
      322,
      rect(-60, -12, 110, 24, p.a, 8) +
        path('M50-12l30-10v44l-30-10z', dark(p.a, 0.25)) +
        oval(81, 0, 6, 21, p.sun) +
        rect(-10, -6, 24, 12, p.c, 5),
      -4,
    ) +
    circle(350, 318, 22, p.cream) +
    circle(350, 318, 8, dark(p.cream, 0.2)) +
    line('M368 332h40', p.cream, 10)
  )
}

/** A wheelchair on its way. */
export function wheelchair(p: Paint): string {
  return (
    outdoors(p, 276, 470) +
    path('M-700 330q420-60 760-34t1280-10v300H-700z', pale(p.c, 0.35)) +
    shadow(310, 334, 130, 10) +
    line('M262 148v112M262 250h110', dark(p.a, 0.2), 15) +
    rect(246, 136, 32, 100, p.a, 12) +
    rect(258, 220, 122, 30, p.a, 12) +
    line('M230 152l36 6', p.ink, 12) +
    line('M262 198h88v34', p.ink, 9) +
    line('M368 244l26 64h36', p.ink, 11) +
    circle(398, 316, 16, '#262b3c') +
    circle(398, 316, 6, '#c9ced6') +
    line('M290 180a74 74 0 1 0 .1 0z', '#262b3c', 12) +
    line('M290 198a56 56 0 1 0 .1 0z', p.c, 5) +
    each([0, 30, 60, 90, 120, 150], (turn) =>
      put(290, 254, line('M-56 0H56', '#8d94a3', 3), turn),
    ) +
    circle(290, 254, 12, p.b) +
    // A tree and a bench beside the way.
    put(
      506,
      288,
      line('M0 0v-80', '#6d4a2f', 14) +
        circle(-26, -104, 40, p.leaf) +
        circle(26, -104, 40, dark(p.leaf, 0.14)) +
        circle(0, -136, 42, pale(p.leaf, 0.1)),
    ) +
    put(
      146,
      290,
      line('M-36 0v-28M36 0v-28', p.ink, 7) +
        rect(-52, -38, 104, 10, p.wood[0], 4) +
        rect(-52, -62, 104, 12, p.wood[0], 4) +
        rect(-52, -82, 104, 12, p.wood[0], 4),
    )
  )
}

/** An armchair by a lamp, with a blanket and a book. */
export function armchair(p: Paint): string {
  return (
    room(p, 276, true) +
    windowPane(p, 116, 52, 108, 130) +
    // A picture on the wall.
    rect(256, 46, 84, 66, p.wood[1], 4) +
    rect(264, 54, 68, 50, p.sky[1]) +
    path('M264 92q22-22 40-4t28-8v24h-68z', p.leaf) +
    oval(320, 334, 250, 30, dark(p.wood[0], 0.16)) +
    // Lamp.
    faint(0.35, path('M420 118l-90 220h250l-90-220z', p.sun)) +
    line('M470 118v210M438 330h64', p.ink, 8) +
    path('M428 124q8-66 24-66h36q16 0 24 66z', p.c) +
    // Chair.
    shadow(300, 332, 136, 10) +
    line('M214 306v26M388 306v26', dark(p.wood[1], 0.3), 13) +
    path('M210 180q0-62 90-62t90 62v90H210z', p.a) +
    path('M318 118q72 4 72 62v90h-60q24-80-12-152z', dark(p.a, 0.14)) +
    path(
      'M180 210q30-16 36 20v34h168v-34q6-36 36-20 18 14 8 42l-10 60H182l-10-60q-10-28 8-42z',
      dark(p.a, 0.22),
    ) +
    rect(216, 252, 168, 30, pale(p.a, 0.16), 12) +
    path('M352 116q36 4 38 60l4 100-18 14-18-12-14 14z', p.b) +
    line('M362 150h26M362 182h28M360 214h32M358 246h34', pale(p.b, 0.4), 6) +
    // Table with tea and a telephone.
    put(
      146,
      292,
      shadow(0, 40, 44, 7) +
        line('M-16 0l-8 40M16 0l8 40', dark(p.wood[1], 0.2), 7) +
        oval(0, -2, 48, 11, p.wood[1]) +
        path('M-30-34h30l-4 26h-22z', p.cream) +
        line('M0-28q12 0 8 12l-9 2', p.cream, 4) +
        rect(8, -14, 32, 8, p.b, 2),
    ) +
    put(506, 334, plant(p), 0, 1.1)
  )
}

/** A telephone with a photograph and flowers. */
export function phoneReceiver(p: Paint): string {
  return (
    room(p) +
    // Photograph.
    put(
      180,
      206,
      rect(-62, -84, 124, 150, p.wood[1], 6) +
        rect(-50, -72, 100, 126, p.cream) +
        rect(-44, -66, 88, 114, p.sky[1]) +
        path('M-44 14q30-34 52-8t36-12v54h-88z', p.leaf) +
        circle(20, -34, 13, p.c),
      -5,
    ) +
    shadow(180, 298, 64, 7) +
    // Telephone.
    shadow(360, 308, 120, 10) +
    path('M262 296q-8 0-6-12l16-58q6-22 30-22h116q24 0 30 22l16 58q2 12-6 12z', p.b) +
    path('M384 204h34q24 0 30 22l16 58q2 12-6 12h-54q10-50-20-92z', dark(p.b, 0.16)) +
    path(
      'M238 186q-4-56 122-56t122 56q2 22-18 22h-28q-16 0-18-18 0-14-58-14t-58 14q-2 18-18 18h-28q-20 0-18-22z',
      dark(p.b, 0.1),
    ) +
    circle(360, 250, 36, p.cream) +
    circle(360, 250, 13, p.b) +
    each([0, 40, 80, 120, 160, 200, 240, 280], (turn) =>
      put(360, 250, circle(25, 0, 5.5, pale(p.ink, 0.3)), turn),
    ) +
    line('M470 280q40 10 36-14t24-10 10 40', dark(p.b, 0.2), 5) +
    // Speech.
    put(
      474,
      100,
      path(
        'M-58-30q0-22 22-22h76q22 0 22 22v20q0 22-22 22h-46l-24 24 2-24h-8q-22 0-22-22z',
        p.cream,
      ) + put(2, -20, path(HEART, p.b), 0, 0.5),
    ) +
    put(
      112,
      300,
      path('M-18-46h36l-6 46h-24z', p.a) +
        each(
          [
            [-16, -78],
            [2, -92],
            [18, -74],
          ] as const,
          ([x, y], at) =>
            line(`M0-46L${x} ${y}`, p.leaf, 4) + circle(x, y, 13, at === 1 ? p.c : p.b),
        ),
    )
  )
}
