import type { DemoProject } from '#db/demo/shapes.ts'

export const NINTH_POT: DemoProject[] = [
  {
    key: 'rishon-friday-pots',
    of: 'ninth-pot',
    title: 'Friday pots: 900 hot meals out of one Rishon kitchen',
    description: `At five in the morning the onions are already going. By eleven, nine hundred portions of chicken, rice and salad leave our rented kitchen for outposts, fire stations and a handful of neighbors on the fourth floor without an elevator.

We cook under rabbinical supervision and weigh everything, so very little is thrown away. Shifts are from five to eight and from eight to eleven. You will chop, stir, pack and label; hairnets are provided and dancing has been known to happen.

One full pot costs $130 and feeds forty.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Moshe Levi Street, Rishon LeZion',
    latitude: 31.9695,
    longitude: 34.7721,
    places: 45,
    goalDollars: 95000,
    startDay: -340,
  },
  {
    key: 'kosher-food-truck',
    of: 'ninth-pot',
    title: 'A truck that brings shakshuka to the last checkpoint',
    description: `Cold tuna is what you get when you are posted where no kitchen reaches. The truck carries four burners, a coffee machine and two cooks, and stops wherever we are asked to.

It drives three routes a week in the south and stays about an hour at each place. Soldiers order from a list of five dishes, which seems to matter nearly as much as the food itself: choosing something.

A day on the road, with fuel and three hundred portions, comes to $740. Drivers with a license for twelve tons are rare and precious.`,
    category: 'community-development',
    supportTypes: ['donate', 'volunteer'],
    region: 'asia',
    district: 'southern-district',
    location: 'Urim junction, Western Negev',
    latitude: 31.3089,
    longitude: 34.5302,
    places: 10,
    goalDollars: 88000,
    startDay: -125,
    endDay: 140,
  },
  {
    key: 'lone-soldier-shabbat-tables',
    of: 'ninth-pot',
    title: "One more chair: Shabbat tables for lone soldiers in Modi'in",
    description: `A soldier whose parents live in Denver or Addis Ababa comes off base on Friday at two with a laundry bag. We match each of them with a family within walking distance, for a season rather than a single meal.

Hosts cook what they cook anyway. Before the first evening we call both sides and ask about allergies, dogs, hours of sleep and how much conversation is welcome.

Families in Modi'in, Shoham and Re'ut can sign up; so can people who would rather lend a washing machine.`,
    category: 'social-justice',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'central-district',
    location: "Modi'in-Maccabim-Re'ut",
    latitude: 31.898,
    longitude: 35.0104,
    startDay: -270,
  },
  {
    key: 'levinsky-spice-school',
    of: 'ninth-pot',
    title: 'Levinsky spice school for kitchen apprentices',
    description: `Young people who never finished school learn to cook for a living in four months. The classroom is a small kitchen behind the Levinsky market, where paprika hangs in the air like weather.

Apprentices learn knife work, costing, hygiene and how to survive a Friday rush. Fourteen restaurants take them on afterward with a proper contract; we phone both sides after a month, three months and a year.

Restaurants are welcome to join as teaching kitchens. Lunch on Tuesdays is cooked by the class and open to the public.`,
    category: 'education',
    supportTypes: ['business', 'donate', 'visit'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Levinsky Market, Tel Aviv-Yafo',
    latitude: 32.0599,
    longitude: 34.7724,
    goalDollars: 49000,
    startDay: -83,
    endDay: 100,
  },
  {
    key: 'soup-by-bicycle-bat-yam',
    of: 'ninth-pot',
    title: 'Soup by bicycle in Bat Yam',
    description: `Sixty-one people over eighty live alone in the streets behind the promenade. On weekdays at noon a cyclist rings, hands over a jar of soup still hot, and stays for as long as the soup needs to be praised.

The route takes an hour and a half. We keep cargo bicycles, two of them electric, in a garage on Balfour Street. If somebody does not open, the cyclist calls our desk and we do not rest until we know why.

Being cheerful is optional; being punctual is not.`,
    category: 'social-justice',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Balfour Street, Bat Yam',
    latitude: 32.0203,
    longitude: 34.7449,
    places: 25,
    goalDollars: 12500,
    startDay: -198,
  },
  {
    key: 'rescued-vegetables-ramla',
    of: 'ninth-pot',
    title: 'Crooked carrots welcome, a vegetable rescue in Ramla',
    description: `About a fifth of what grows never reaches a shop because it is bent, scarred or too large. We collect it from eleven farms, sort it in a warehouse near the Ramla market, and cook or pickle what will not keep.

Companies can send a team for a sorting morning; thirty people manage four tons. The pickles are sold and pay for the refrigerated van.

Growers, call us by six in the morning and we will be there by ten.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'business', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Market quarter, Ramla',
    latitude: 31.9275,
    longitude: 34.8627,
    places: 30,
    goalDollars: 38000,
    startDay: -15,
    endDay: 170,
  },
]
