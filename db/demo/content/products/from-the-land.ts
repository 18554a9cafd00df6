import type { DemoProduct } from '#db/demo/shapes.ts'

/** Things to eat. */
export const FROM_THE_LAND: DemoProduct[] = [
  {
    key: 'early-harvest-olive-oil',
    of: 'galilee-hands',
    name: 'Early Harvest Olive Oil, 500 ml',
    description: `From the terraces of Deir el-Asad and Karmiel, picked by volunteers and pressed the same evening. Green, peppery and a little bitter, as oil is when olives are not made to wait.

Three farms share what it earns, by the number of their trees. Keep it in the dark; it is best within a year.`,
    dollars: 22,
    daysAgo: 5,
    stock: 64,
    pictures: [
      'A dark green bottle of olive oil with a paper label',
      'The bottle beside a bowl of oil and an olive branch',
    ],
  },
  {
    key: 'wildflower-honey',
    of: 'galilee-hands',
    name: 'Wildflower Honey from Metula',
    description: `Thyme, thistle and a little avocado blossom. Yossi and his daughter moved sixty hives to the south when they had to leave, and brought fifty-eight of them home.

Unheated and coarsely strained. It will turn firm in winter, which is as it should be.`,
    dollars: 14.5,
    daysAgo: 27,
    stock: 31,
    pictures: [
      'A jar of amber honey with a wooden dipper',
      'Two jars of honey, one light and one dark',
    ],
  },
  {
    key: 'arava-medjool-dates',
    of: 'negev-bloom',
    name: 'Medjool Dates from the Arava, 1 kg',
    description: `Large, soft dates from a grove that was planted by schoolchildren in 1999 and is picked by their children. Packed in a cardboard box, without plastic.

They travel well and keep for months in the refrigerator.`,
    dollars: 18,
    daysAgo: 12,
    stock: 80,
    pictures: ['An open box of dark, shining dates', 'Three dates and a palm leaf on sand'],
  },
  {
    key: 'zaatar-blend',
    of: 'ninth-pot',
    name: 'Za’atar Blend, 80 g',
    description: `Wild hyssop from a field in the Sharon, roasted sesame, sumac and salt, in the proportion that Ruti's mother used and never wrote down.

A tin is enough for about thirty pieces of toast.`,
    dollars: 4.5,
    daysAgo: 33,
    stock: 140,
    pictures: ['A round tin of za’atar with a green lid, seen with sprigs of hyssop'],
  },
  {
    key: 'ninth-pot-cookbook',
    of: 'ninth-pot',
    name: 'The Ninth Pot: Eighty-Four Recipes from Home Kitchens for One Guest, for a Family Table or for a Whole Company',
    description: `Eighty-four recipes by sixty-one cooks, each written down for four people and for forty. Kubbeh, mafrum, gefilte fish with and without sugar, and a chocolate cake that has crossed the country in mess kits.

All recipes are kosher, and a third of them need only one pot. Hard cover, 248 pages, in English with the names of dishes in Hebrew.

Every copy pays for nine warm meals.`,
    dollars: 38,
    daysAgo: 1,
    stock: 46,
    pictures: [
      'A cookbook in pomegranate red with nine pots on its cover',
      'The cookbook lying open at a recipe',
    ],
  },
]
