import type { DemoProduct } from '#db/demo/shapes.ts'

/** Shirts, a cap, a scarf and a bag. */
export const TO_WEAR: DemoProduct[] = [
  {
    key: 'galilee-hills-t-shirt',
    of: 'galilee-hands',
    name: 'Galilee Hills T-shirt',
    description: `The hills above the lake, printed by hand in five colors in a small workshop in Safed. Heavy organic cotton that keeps its shape; it runs a little large.

Each shirt pays for the paint of one wall. Wash it inside out at 30 °C and dry it in the shade.`,
    dollars: 25.99,
    daysAgo: 3,
    stock: { S: 14, M: 22, L: 9, XL: 6 },
    pictures: [
      'A sand-colored T-shirt with a print of green hills and a lake',
      'The print close up: hills, the lake and a low sun',
      'The same T-shirt in deep blue',
    ],
  },
  {
    key: 'stride-running-shirt',
    of: 'quiet-stride',
    name: 'Quiet Stride Running Shirt',
    description: `The shirt in which our Thursday group runs, walks and rolls along the beach of Haifa. Light, quick to dry, with flat seams that do not rub under a strap or a prosthesis harness.

The stripe across the chest reflects light. Proceeds pay for physiotherapy that no fund covers.`,
    dollars: 34,
    daysAgo: 19,
    stock: { S: 8, M: 0, L: 11, XL: 5, XXL: 3 },
    pictures: [
      'An olive-green running shirt with a light stripe across the chest',
      'The running shirt in pomegranate red',
    ],
  },
  {
    key: 'negev-work-cap',
    of: 'negev-bloom',
    name: 'Negev Bloom Work Cap',
    description: `A cap for people who plant in the sun. Washed cotton canvas, a long brim, and a strap at the back that fits anyone ten and up.

The flower on the front is stitched by the sewing circle of Ofakim, nine women and one retired tailor.`,
    dollars: 19.5,
    daysAgo: 44,
    stock: 37,
    pictures: [
      'A terracotta cap with a stitched white flower',
      'The cap in sand, seen against the evening sky',
    ],
  },
  {
    key: 'first-evening-scarf',
    of: 'first-key',
    name: 'First Evening Scarf',
    description: `Woven by Tigist and Almaz, who learned the craft in Gondar and teach it in Netanya. Fine cotton with a border in the colors of the sea; long enough for a cool evening on the balcony.

No two borders are alike. Yours may differ a little from the one in the picture.`,
    dollars: 48,
    daysAgo: 61,
    stock: 12,
    pictures: ['A folded white scarf with a border of blue and gold bands'],
  },
  {
    key: 'sea-turtle-tote',
    of: 'coast-lily',
    name: 'Sea Turtle Tote Bag',
    description: `A bag with a wide bottom and long handles that holds a week's vegetables or two pairs of fins. The turtle was drawn by Lior, who is eleven and counts nests with us.

Printed with water-based ink on cotton from leftover rolls, so the shade varies.`,
    dollars: 15,
    daysAgo: 8,
    stock: 53,
    pictures: [
      'A natural cotton bag with a print of a swimming turtle',
      'The bag in sea blue with a light turtle',
    ],
  },
]
