import {
  at,
  box,
  C,
  circle,
  cut,
  ellipse,
  flower,
  line,
  path,
  petal,
  rect,
  shadow,
  svg,
  view,
  type Drawing,
} from './paint.ts'

const SHIRT =
  'M452 214Q600 312 748 214L878 258Q932 280 962 334L1066 520L924 606L884 528V1000Q600 1032 316 1000V528L276 606L134 520L238 334Q268 280 322 258z'

/** A shirt lying flat, with something on its chest. */
function shirt(ground: string, cloth: string, print: string): string {
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, ground),
    path(SHIRT, C.ink, 'opacity="0.12" transform="translate(14 20)"'),
    path(SHIRT, cloth),
    cut(
      'cloth',
      SHIRT,
      path(
        'M884 528L868 700Q880 860 862 1040H930V500zM316 528L332 700Q320 860 338 1040H250V500z',
        C.ink,
        'opacity="0.07"',
      ),
      line('M884 528Q852 430 868 340M316 528Q348 430 332 340', C.ink, 5, 'opacity="0.2"'),
      line('M480 900Q520 960 500 1010M740 870Q716 950 730 1010', C.ink, 6, 'opacity="0.08"'),
    ),
    line('M452 214Q600 312 748 214', C.ink, 24, 'opacity="0.16"'),
    path('M476 206Q600 286 724 206Q600 230 476 206z', C.ink, 'opacity="0.3"'),
    print,
  )
}

const hills = (scale: number) =>
  at(
    600,
    scale > 1 ? 600 : 590,
    { scale },
    cut(
      'print',
      'M-180 0a180 180 0 0 1 360 0a180 180 0 0 1 -360 0z',
      view({
        id: 'shirt-print-4',
        region: 'galilee',
        time: 'dawn',
        x: -240,
        y: -182,
        w: 480,
        h: 364,
        width: 520,
        height: 400,
      }),
    ),
  )

const stripe = (colour: string) =>
  cut('stripe', SHIRT, rect(316, 560, 568, 34, colour), rect(316, 606, 568, 12, colour))

function cap(ground: string, cloth: string, dark: string): string {
  return (
    ground +
    shadow(620, 862, 430) +
    path('M268 800C262 470 430 330 610 330C800 330 930 480 930 790Q600 700 268 800z', cloth) +
    path(
      'M268 800Q600 700 930 790C1010 800 1096 830 1120 872Q1120 900 1076 894Q800 820 560 856Q380 880 268 800z',
      dark,
    ) +
    line('M610 330Q520 480 520 738M610 330Q760 460 790 744', C.ink, 5, 'opacity="0.18"') +
    ellipse(610, 332, [34, 16], dark) +
    at(655, 590, {}, flower(8, 92, 44, C.paper), circle(0, 0, 24, C.sun))
  )
}

function scarf() {
  const bands = [
    [0, 30, C.blue],
    [42, 12, C.gold],
    [66, 52, C.sea],
    [130, 12, C.gold],
    [154, 30, C.blue],
  ] as const
  const border = (y: number) =>
    bands.map(([down, high, colour]) => rect(250, y + down, 700, high, colour)).join('')
  const fringe = Array.from({ length: 29 }, (_, one) =>
    line(`M${262 + one * 24} 1000v${62 + ((one * 7) % 3) * 5}`, C.paper, 9),
  )
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#DCC7B4'),
    path(box(266, 246, 700, 780, 26), C.ink, 'opacity="0.12"'),
    ...fringe,
    cut('fold', box(250, 220, 700, 784, 26), rect(250, 220, 700, 784, '#FBF7EE'), border(780)),
    path(box(250, 220, 700, 420, 26), '#FFFDF9'),
    cut('over', box(250, 220, 700, 420, 26), border(400)),
    path('M250 620Q600 668 950 620V640Q600 690 250 640z', C.ink, 'opacity="0.10"'),
  )
}

function turtle(shell: string, skin: string, mark: string): string {
  const plates = [0, 60, 120, 180, 240, 300].map((turn) =>
    at(0, 0, { turn }, line('M0 -38V-104', mark, 9)),
  )
  const paddle = (x: number, y: number, turn: number, length: number) =>
    at(x, y, { turn }, path(petal(length, length * 0.42), skin))
  return (
    paddle(-70, -60, -68, 190) +
    paddle(70, -60, 68, 190) +
    paddle(-62, 84, -142, 120) +
    paddle(62, 84, 142, 120) +
    ellipse(0, -152, [42, 52], skin) +
    ellipse(0, 0, [112, 134], shell) +
    path('M-36 -22L0 -42L36 -22V22L0 42L-36 22z', 'none', `stroke="${mark}" stroke-width="9"`) +
    plates.join('') +
    circle(-18, -168, 6, mark) +
    circle(18, -168, 6, mark)
  )
}

function tote(ground: string, cloth: string, [shell, skin]: readonly [string, string]): string {
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, ground),
    shadow(600, 1062, 420, 34),
    line('M430 430V300Q430 130 600 130T770 300V430', C.ink, 40, 'opacity="0.25"'),
    path('M286 400H914L960 1040Q600 1076 240 1040z', cloth),
    path('M286 400H914L918 452H282z', C.ink, 'opacity="0.10"'),
    path('M800 452L840 1056L960 1040L918 452z', C.ink, 'opacity="0.05"'),
    line('M430 470V300Q430 150 600 150T770 300V470', cloth, 40),
    line('M430 470V300Q430 150 600 150T770 300V470', C.ink, 40, 'opacity="0.08"'),
    at(600, 760, { turn: 24, scale: 1.12 }, turtle(shell, skin, cloth)),
  )
}

export const CLOTHES: Record<string, Drawing> = {
  'galilee-hills-t-shirt-1': () => shirt('#C9D5DD', '#F1E6D0', hills(1)),
  'galilee-hills-t-shirt-2': () =>
    svg(
      1200,
      1200,
      rect(0, 0, 1200, 1200, '#F1E6D0'),
      line('M60 -20Q140 600 40 1220M1150 -20Q1080 640 1170 1220', C.ink, 30, 'opacity="0.04"'),
      hills(2.7),
    ),
  'galilee-hills-t-shirt-3': () => shirt(C.dune, '#1D3F8F', hills(1)),
  'stride-running-shirt-1': () => shirt('#E6EADB', '#5B7740', stripe(C.sand)),
  'stride-running-shirt-2': () => shirt('#F4E0DC', C.pomegranate, stripe(C.sand)),
  'negev-work-cap-1': () =>
    svg(1200, 1200, cap(rect(0, 0, 1200, 1200, '#F3E3D0'), '#B9572E', C.terracotta)),
  'negev-work-cap-2': () =>
    svg(
      1200,
      1200,
      cap(
        view({
          id: 'cap-evening',
          region: 'negev',
          time: 'dusk',
          w: 1200,
          h: 1040,
          width: 480,
          height: 416,
        }) + rect(0, 820, 1200, 380, '#5A3A34'),
        '#E3CFA6',
        '#CDB384',
      ),
    ),
  'first-evening-scarf-1': scarf,
  'sea-turtle-tote-1': () => tote('#BFD5DA', '#F0E6D2', [C.teal, '#3F8F88']),
  'sea-turtle-tote-2': () => tote('#F0E2C8', C.sea, ['#DCEBFA', '#B9D4EE']),
}
