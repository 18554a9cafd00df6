/** Words that ask for a part of the site. The first match wins. */
export const ROOM_WORDS = {
  tours: 'tour, tours, guided tour*, trip, trips, itinerary, itineraries, סיור, סיורים',
  products: `buy, buying, purchase, sell, sells, shop, shopping, store, price, prices, cost, costs, how much is, how much are, how much does, product*, souvenir*, present, presents, gift for, gifts for, gift ideas, in stock, sold out,
    size, sizes, available in, cheapest, חנות, לקנות, מחיר, מתנה`,
  ambassadors: 'ambassador*, שגריר, שגרירים, שגרירה',
  news: 'news, article*, updates, whats new, what is new, recent stories, חדשות',
  partners: `organization*, organisation*, charity, charities, ngo, ngos, nonprofit*, non profit*, partner, partners, partner organization*, association*, foundation*, who works with, who helps, ארגון, ארגונים, עמותה, עמותות`,
} as const satisfies Record<string, string>

export type Room = keyof typeof ROOM_WORDS

/** Other words that describe nothing in a part of the site. */
export const BESIDE_ROOM: ReadonlySet<string> = new Set(
  `tell about website site stock size sizes available price cost much under below dollars usd small medium large xs xl xxl s m l new latest recent list all
  show cheap cheaper cheapest mother father wife husband friend birthday wedding hanukkah holiday israeli come comes made type kind
  organization organizations charity charities partner partners ambassador ambassadors tour tours product products news store shop present presents gift gifts souvenir souvenirs buy sell`.split(
    /\s+/,
  ),
)
