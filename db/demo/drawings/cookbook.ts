import {
  at,
  box,
  C,
  circle,
  cut,
  ellipse,
  line,
  path,
  petal,
  rect,
  shadow,
  svg,
  table,
  type Drawing,
} from './paint.ts'

function pot(colour: string): string {
  return (
    rect(-58, -30, 116, 84, colour, 24) +
    rect(-58, -30, 116, 34, colour) +
    rect(-68, -50, 136, 20, C.sand, 10) +
    circle(0, -56, 10, C.sand) +
    line('M-66 0H-82M66 0H82', colour, 14)
  )
}

function cover() {
  const pots = Array.from({ length: 9 }, (_, one) =>
    at(
      (one % 3) * 186 - 186,
      Math.floor(one / 3) * 190 - 150,
      {},
      pot(one === 8 ? C.sun : '#F2D9D0'),
    ),
  )
  return svg(
    1200,
    1200,
    table('#F0E4D2', '#C9A77E', 1010),
    shadow(620, 1076, 370, 26),
    rect(286, 150, 660, 920, '#E8DECB', 10),
    line('M930 170V1050M916 170V1050', C.ink, 3, 'opacity="0.18"'),
    path(box(260, 136, 650, 930, 14), C.pomegranate),
    rect(260, 136, 54, 930, '#7E1430', 10),
    at(612, 520, {}, ...pots),
    line('M430 850H790M480 900H740', C.sand, 14),
    line('M540 968H680', C.sun, 8),
  )
}

function open() {
  const page = 'M600 300Q430 236 150 270V950Q430 916 600 980z'
  const words = (x: number, y: number, lengths: number[]) =>
    lengths
      .map((long, row) => line(`M${x} ${y + row * 44}h${long}`, C.ink, 9, 'opacity="0.42"'))
      .join('')
  return svg(
    1200,
    1200,
    rect(0, 0, 1200, 1200, '#DDE4D2'),
    path(
      'M600 1010Q430 950 120 984V300H1080V984Q770 950 600 1010z',
      C.ink,
      'opacity="0.13" transform="translate(0 22)"',
    ),
    path('M600 1000Q430 940 128 974V292H1072V974Q770 940 600 1000z', C.pomegranate),
    path(page, C.paper),
    path(page, C.paper, 'transform="matrix(-1 0 0 1 1200 0)"'),
    cut(
      'left',
      page,
      rect(190, 330, 350, 350, '#F6D9B8'),
      circle(365, 505, 146, C.ink, 'opacity="0.12"'),
      circle(360, 498, 146, C.paper),
      circle(360, 498, 116, '#C75B2A'),
      ...[0, 72, 144, 216, 288].map((turn) =>
        at(360, 498, { turn }, ellipse(0, -62, [34, 30], '#E9B46A')),
      ),
      at(
        360,
        498,
        {},
        path(petal(60, 26), C.olive),
        path(petal(60, 26), '#7C9A57', 'transform="rotate(70)"'),
      ),
    ),
    words(200, 750, [300, 330, 280, 180]),
    line('M670 366h240', C.pomegranate, 16),
    words(670, 440, [330, 360, 300]),
    words(670, 620, [360, 340, 350, 310, 350, 220]),
    line('M600 300V980', C.ink, 6, 'opacity="0.16"'),
    path('M700 272h54v210l-27 -30l-27 30z', C.sun),
  )
}

export const COOKBOOK: Record<string, Drawing> = {
  'ninth-pot-cookbook-1': cover,
  'ninth-pot-cookbook-2': open,
}
