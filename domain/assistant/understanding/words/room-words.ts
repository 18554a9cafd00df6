/** Words that ask for a part of the site. The first match wins. */
export const ROOM_WORDS = {
  tours:
    'tour, tours, guided tour*, trip, trips, itinerary, itineraries, סיור, סיורים, מסלול טיול, טיול מאורגן, טיולים מאורגנים',
  products: `buy, buying, purchase, sell, sells, shop, shopping, store, price, prices, cost, costs, how much is, how much are, how much does, product*, souvenir*, present, presents, gift for, gifts for, gift ideas, in stock, sold out,
    size, sizes, available in, cheapest, חנות, לקנות, קונים, קנייה, קניות, לרכוש, רכישה, מחיר, כמה עולה, כמה עולים, כמה זה עולה, כמה עולות, מתנה, מתנות, מזכרת, במלאי, מוצר, מידה, מידות, למכירה, מוכרים`,
  ambassadors: 'ambassador*, שגריר, שגרירה, שגרירות',
  news: 'news, article*, updates, whats new, what is new, recent stories, =חדשות, =החדשות, מה =חדש, מה התחדש, כתבה, כתבות, עדכון, עדכונים',
  partners: `organization*, organisation*, charity, charities, ngo, ngos, nonprofit*, non profit*, partner, partners, partner organization*, association*, foundation*, who works with, who helps, ארגון, עמותה, עמותות, שותפים, ארגון שותף, קרן, מלכ"ר, מי עוזר ל`,
} as const satisfies Record<string, string>

export type Room = keyof typeof ROOM_WORDS

/** Other words that describe nothing in a part of the site. */
export const BESIDE_ROOM: ReadonlySet<string> = new Set(
  `stock dollars usd medium large xs xl xxl recent mother father friend birthday wedding hanukkah holiday type gift gifts
  ספר ספרו תספרו תספר לספר גודל עולה עולים עלות מלאי אחרון אחרונים זול יקר אישה בעל הולדת חתונה חג חנוכה למכור דולר דולרים שקל שקלים שעוסק שעוסקים מטפל מטפלים עובד עובדים פועל פועלים`.split(
    /\s+/,
  ),
)
