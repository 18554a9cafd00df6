import type { DemoProduct } from '#db/demo/shapes.ts'

/** Things that are made by hand, and one that is repaired. */
export const FROM_WORKSHOPS: DemoProduct[] = [
  {
    key: 'desert-night-poster',
    of: 'negev-bloom',
    name: 'Desert Night Poster',
    description: `The cliffs of the Ramon Crater an hour after sunset, as a print on heavy uncoated paper. Drawn for us by a neighbor in Mitzpe Ramon.

Rolled in a sturdy tube, without a frame.`,
    dollars: 32,
    daysAgo: 15,
    stock: { '30 × 40 cm': 25, '50 × 70 cm': 12 },
    pictures: [
      'A framed poster of desert cliffs at night above a shelf',
      'The poster: cliffs, a moon and many stars',
    ],
  },
  {
    key: 'enamel-mug',
    of: 'ninth-pot',
    name: 'Enamel Mug with a Deep Blue Rim',
    description: `The mug our volunteers drink from at six in the morning. Enamel on steel, 350 ml, at home on a camp stove and in the dishwasher, though not in the microwave.

Small dark spots on the rim are part of how enamel is fired.`,
    dollars: 16,
    daysAgo: 22,
    stock: 58,
    pictures: [
      'A white enamel mug with a blue rim and a print of hills',
      'The mug in sand with the coast on it',
      'Two mugs side by side on a table',
    ],
  },
  {
    key: 'olive-wood-board',
    of: 'quiet-stride',
    name: 'Olive Wood Serving Board',
    description: `Cut from branches that orchards prune each winter, planed and oiled in our carpentry group in Haifa. About 40 cm long; the grain of each is its own.

Under the handle you find the initials of the person who made it. Wipe it clean, and oil it twice a year.`,
    dollars: 64,
    daysAgo: 38,
    stock: 7,
    pictures: [
      'A serving board of olive wood with a dark grain',
      'The board with bread, tomatoes and a small bowl',
    ],
  },
  {
    key: 'hand-bound-notebook',
    of: 'threshold-house',
    name: 'Hand-bound Notebook',
    description: `A hundred and sixty blank pages, sewn with linen thread in our bindery, so that the book lies open flat. The cover is paper that we marble ourselves on Mondays.

The binders are between nineteen and eighty-eight years old and answer letters.`,
    dollars: 28,
    daysAgo: 30,
    stock: { A6: 18, A5: 21 },
    pictures: [
      'A notebook with a marbled cover in blue and gold and a dark spine',
      'Three notebooks in different colors, stacked',
    ],
  },
  {
    key: 'beeswax-candles',
    of: 'threshold-house',
    name: 'Beeswax Candles, a Pair',
    description: `Two candles, dipped by hand twenty-six times, which burn for about four hours and smell faintly of honey. Made on Wednesday evenings by whoever comes.

The wax is from the hives of three neighbors, and when it is used up we wait for more.`,
    dollars: 12,
    daysAgo: 52,
    stock: 0,
    pictures: [
      'Two slim beeswax candles in a low brass holder',
      'A pair of candles tied with a ribbon',
    ],
  },
  {
    key: 'renewed-laptop',
    of: 'loom-and-code',
    name: 'Renewed Student Laptop',
    description: `A business laptop from the last five years, cleaned, checked and fitted with a new battery and disk by our Thursday workshop. Fourteen inches, 16 GB of memory, with a free operating system and a year of help by phone.

For each one sold we give another to a student. Marks of use on the lid are likely; marks on the screen are not.`,
    dollars: 180,
    daysAgo: 17,
    stock: 4,
    pictures: ['An open laptop that shows a landscape, with a small plant beside it'],
  },
  {
    key: 'brass-key-ring',
    of: 'first-key',
    name: 'Brass Key Ring',
    description: `The ring that every family gets from us with its first key, in solid brass, with room for five more.

Cast in a foundry in Ashdod by a man who came from Odessa with one suitcase and his molds.`,
    dollars: 8.5,
    daysAgo: 70,
    stock: 95,
    pictures: [],
  },
]
