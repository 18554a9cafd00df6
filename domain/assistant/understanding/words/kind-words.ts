import type { SupportKind } from '#domain/support/support.ts'

/** Phrases for each way to help. */
export const KIND_WORDS: Record<SupportKind, string> = {
  donate: `donat*, giving money, give money, give some money, send money, send a gift, financial support, financially, money, contribut*, give to, charity, tzedakah, tzedaka, sponsor*, fund, funding, pledge*, chip in, wire, bank transfer, give back financially,
    make a gift, my gift, a gift to, give a gift, give, giving, dollars, shekel*, euros, bucks, usd, pay for, help with money, support financially, monthly gift, one time gift, bequest, legacy gift,
    inheritance, windfall, spende*, faire un don, donner, donar, donacion*,
    לתרום, תרומה, תרומות, תורם, תרם, תרמתי, אתרום, נתרום, תרמו, כסף, כספי, כספית, צדקה, מעשר, לתת כסף, לשלם עבור, לממן, מימון, הוראת קבע, שקלים, דולרים, העברה בנקאית, ירושה, עיזבון, חסות, גיוס כספים, מתנת כסף`,
  volunteer: `volunt*, help out, lend a hand, lend a helping hand, give a hand, helping hand, hands on, put my hands, my hands, our hands, roll up, pitch in, need hands, need a hand, give my time, give time, give a few hours, give few hours, give some hours, give an hour, give a day, my time, some time, free time, get my hands dirty, hands dirty, physical work, manual work, labor, labour,
    help in person, help physically, work with my hands, spare time, spare hours, few hours, an hour, hours a week, days of work, internship*, intern, gap year, mitzvah day, mitzvah project, community service, service project, service hours, 
    freiwillig*, ehrenamt*, benevol*, voluntari*,
    להתנדב, התנדבות, מתנדב, מתנדבת, אתנדב, נתנדב, תתנדב, התנדבתי, לעזור בידיים, עבודת כפיים, עבודה פיזית, ידיים עובדות, זוג ידיים, שעות פנויות, זמן פנוי, לתת מזמני, לתת מהזמן, שנת שירות, שירות לאומי, יום גיבוש מתנדב, יום מעשים טובים, להירתם, לתת יד, להושיט יד`,
  attend: `attend*, go to an event, join an event, take part in an event, go to events, tickets, ticket, go out, what to do tonight, whats on, what is on, rsvp, evening out, night out, come to an event,
    להשתתף, השתתפות, משתתף, אירוע, ארוע, כרטיסים, כרטיס, הופעה, לצאת לבלות, לבוא לאירוע, להגיע לאירוע`,
  visit: `visit, visits, visiting, visited, come and see, come see, see for myself, see for ourselves, see with my own eyes, tour, tours, touring, sightsee*, come by, drop by, drop in, stop by, open day, be shown around, shown around, look around, get to know the place, see what you do, see what they do, see the work, meet the people,
    לבקר, ביקור, נבקר, מבקרים, טיול, סיור, יום פתוח, לבוא לראות, לראות מקרוב, לראות במו עיניי, להתרשם מקרוב`,
  invest: `invest*, venture, venture capital, raise capital, equity, equity stake, loan, loans, lend money, impact investing, buy into, start up funding, startup funding, seed money, with a return, return on, profit, profits, dividend*, להשקיע, השקעה, משקיע, אשקיע, השקעת אימפקט, הלוואה, הון סיכון, תשואה, רווח על`,
  business: `business*, partner as a company, partner with, partnership*, partner up, company, companies, corporate*, corporation*, csr, our firm, my firm, firm, employer, commercial*, business cooperation, commercial cooperation, b2b, supplier*, import, importing, importer*, export*, wholesale, distribut*, retail*, trade, trading, joint venture, procurement, vendor*, offer jobs, hire, hiring, employ, team building, team day, our employees, our staff, colleagues, עסקים, עסק, עסקי, עסקית, חברה מסחרית, שיתוף פעולה, שיתופי פעולה, שותפות עסקית, החברה שלנו, החברה שלי, מקום העבודה, חברות הייטק, עובדי החברה, העובדים שלנו, מעסיק, ספק, יבוא, ייבוא, יצוא, ייצוא, אחריות חברתית, אחריות תאגידית, יום גיבוש`,
}

/** Verbs that name a way to help and are also searched for as words. */
export const KIND_VERBS: Record<SupportKind, string> = {
  donate: `sponsorship`,
  volunteer: `pack, packing, plant trees, planting trees, plant a tree, pick fruit, picking fruit, fruit picking, harvest, harvesting, clean up, cleaning up, tutor, tutoring, be a mentor,
    לארוז, אריזה, לנטוע, נטיעת עצים, לקטוף, קטיף, לנקות, לשפץ, לחנוך, חונכות, לבשל, לבשל ארוחות`,
  attend: `concert*, festival*, performance*, lecture*, going on, happening*, happens, listen to, participate in, register for, meet people, take part in an event, קונצרט, פסטיבל, הרצאה, מופע`,
  visit: `guided visit, open day*, day trip, field trip, excursion*, mission, missions, סיור מודרך, טיול יום`,
  invest: `start up funding, startup funding, seed money`,
  business: `supply, supplier, cooperate, cooperation`,
}

/** Not a way to help, although a phrase contains a word of one. */
export const NO_KIND = `give me, give us, give it to, give them, give an example, give an overview, give advice, small business*, family business*, given, give up, give blood, donate blood, blood donation, donating blood, giving blood, blood drive, give to you, gives, visiting hours,
    business day*, business hours, keep company, keep them company, keeping company, keep someone company, good company, visit frequency, visit the website,
    visitor, visitors, tour guide, watch out, stake out, of course, travel insurance, travel advice, show me, shows me, show us, show all, show more,
    happen to, happened, contribute to the conversation, company of, תרומת דם, לתרום דם, תורם דם, תורמי דם, תורמים דם, מתרימים דם, עסק קטן, עסק משפחתי, ימי עסקים, בית עסק, תדירות ביקור, מבקר באתר, שעות ביקור, for free, free of charge, donation box, fundrais*, raise money`
