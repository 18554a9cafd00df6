/** Organizations. */
export const PARTNERS = `organization*, organisation*, partners, which partner, partner organization*, nonprofits, non profits, ngos, ngo, charities, amuta, amutah, amutot, association*, foundation*, who works on, who works with, who do you work with, partner in, partner near, partner that, partner who, a partner,
    ארגון, ארגונים, עמותה, עמותות, שותפים`

/** Products for sale. */
export const PRODUCTS = `buy, buying, purchase, purchases, shop, shops, shopping, store, sell, sells, selling, product*, merchandise, merch, for sale, t shirt*, tshirt*, souvenir*, a present, present for, presents, gift for my, gifts for, gift for a, thank you gift*, gift idea*, gift ideas, a gift for my, gift shop, as a gift, a gift under, gift under, gift basket, birthday present, in stock, out of stock, sold out,  wedding gift, something to give my, order something, order a, israeli products, made in israel, how much is the, how much are the, price of the, prices, online shop, web shop,
    לקנות, חנות, מוצר, מוצרים, מתנה, קניות`

/** Products sold here that also occur in projects. */
export const PRODUCT_THINGS = `shirt*, mug, mugs, olive oil, honey, medjool, medjool dates, dates from, candle*, wall calendar, cookbook*, cook book*, notebook*, tote, tote bag*, poster*, scarf, scarves, mittens, hat, cap, caps, jacket*, key ring*, keychain*, zaatar, wine, jewelry, serving board, basket`

/** Tours offered by the site. */
export const TOURS = `tour, tours, desert trip, the trip, your trips, bus tour, guided tour*, tour package*, itinerary, itineraries, plan a visit, plan my visit, plan our visit, plan a trip, plan my trip, plan our trip, planning a trip, planning a visit, planning to visit, visit israel, visiting israel, trip to israel, travel to israel, travelling to israel, traveling to israel, coming to israel, come to israel, going to israel, solidarity mission, mission trip, solidarity trip, solidarity tour, travel package*, day tour, heritage tour, culinary tour, vacation in israel, holiday in israel,
    סיור, סיורים, טיול לישראל, לתכנן ביקור`

export const NEWS = `news, latest news, whats new, what is new, anything new, newest, recent update*, updates, update, article*, newsletter, blog, press, headlines, stories from, recently happened, what happened recently, report*, latest,
    חדשות, עדכונים, מה חדש`

export const AMBASSADORS = `ambassador*, fundraiser page*, who represents, שגריר, שגרירים, שגרירה`

export const GROUPS = `volunteer group*, volunteering group*, join a group, find a group, groups i can join, which groups, are there groups, existing group*, group to join, group near, groups near, groups in, travel with others, קבוצות מתנדבים, להצטרף לקבוצה`

/** In a sentence about any of these sections, the project or event is meant. */
export const ITEMS = `project*, initiative*, event, events, campaign, campaigns, cause, causes, program, programs, programme*, activity, activities, workshop*, course*, concert*, lecture*, opportunities, opportunity, something to do, what can i do, what can we do, things to do, tasting*, evening*, פרויקט, פרויקטים, אירוע, אירועים, פעילות, פעילויות, יוזמה`

/** A project or an event, if the sentence asks for one of them. */
export const TYPE_WORDS = {
  project: `project, projects, initiative*, long term project*, פרויקט, פרויקטים, יוזמה`,
  event: `event, events, concert*, festival*, party, parties, lecture*, workshop*, gala, conference*, exhibition opening*, performance*, show tonight, ceremony, meetup*, seminar*, hackathon*, raffle*, whats on, what is on, rsvp, ticket*, אירוע, אירועים, קונצרט, הרצאה, סדנה, הופעה, פסטיבל`,
} as const
