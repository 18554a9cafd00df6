import type { Circumstance, Interest } from '../../suggestions.ts'
import type { IsraelConnection, VisitFrequency } from '../../volunteer-profile.ts'

/** Phrases for each interest. */
export const INTEREST_WORDS: Record<Interest, string> = {
  'Children and youth': `children, kids, youth, teens, teenager, orphan, young people, ילדים, נוער, בני נוער, נערים, נערות, יתומים, פעוטות`,
  Education: `education*, school, students, literacy, tutoring, homework, classroom, חינוך, לימודים, בית ספר, בתי ספר, תלמידים, סטודנטים, שיעורי בית`,
  'Health care': `health*, medical, medicine, hospital, patients, wounded, rehab*, trauma, therapy, disab*, בריאות, רפואה, בית חולים, בתי חולים, חולים, פצועים, שיקום, טראומה, מוגבלויות, נכים`,
  'Soldiers and their families': `soldier, idf, reservist, veterans, army, widow, fallen, חיילים, חיילות, צה"ל, מילואימניקים, מילואים, לוחמים, אלמנות`,
  'Displaced families': `displaced, evacuees, evacuated, refugee, lost their home, hostage, מפונים, פליטים, חטופים, עקורים`,
  'Older people': `elderly, old people, older people, seniors, survivor, grandparents of, pensioners, loneliness, קשישים, זקנים, ותיקים, ניצולי שואה, גמלאים, בדידות`,
  'Food and meals': `food, meal, hungry, hunger, feed, feeding, soup kitchen, bbq, barbecue, packages, groceries, אוכל, מזון, ארוחות, רעב, רעבים`,
  'Farming and nature': `farm*, agri*, harvest*, fruit, vegetables, fields, orchard, olives, nature, environment*, tree, forest, beach, climate, conservation, wildlife, garden,
    חקלאות, חקלאים, קטיף, פירות, ירקות, שדות, מטעים, זיתים, טבע, סביבה, עצים, יערות, חופים, אקלים, גינות`,
  Rebuilding: `rebuild*, reconstruct*, restore, restoring, restoration, south again, gaza envelope, שיקום הדרום, שיקום העוטף, שיקום הצפון, לבנות מחדש, בנייה מחדש, עוטף עזה, עוטף`,
  'New immigrants': `immigrants, olim, aliyah, newcomers, absorption, ethiopian, עולים, עלייה, קליטה`,
  'Jewish life': `jewish life, jewish identity, jewish tradition, jewish learning, jewish heritage, jewish culture, judaism, torah, shabbat, synagogue, faith, יהדות, זהות יהודית, מסורת, תורה, שבת, בתי כנסת, אמונה`,
  'Arts and culture': `art, arts, culture, music, theater, museum, dance, film, history, archaeolog*, אומנות, אמנות, תרבות, מוזיקה, תיאטרון, מוזיאונים, ריקוד, קולנוע, היסטוריה, ארכאולוגיה`,
  Technology: `tech, technolog*, startup, start up, software, coding, innovation, science, טכנולוגיה, הייטק, סטארטאפים, תוכנה, תכנות, חדשנות, מדע`,
  Animals: `animals, dogs, cats, horses, בעלי חיים, חיות, כלבים, חתולים, סוסים`,
}

/** Not an interest: one's own children, home and plans. */
export const NO_INTEREST = `my children, our children, own children, the kids, my kids, our kids, own kids, two kids, three kids, two children, three children, with kids, with children, have kids, have children,
  my school, school holiday, school vacation, school break, made aliyah, עשיתי עלייה, עשינו עלייה, הילדים שלי, הילדים שלנו, עם הילדים, סוף שבת, בית כנסת, בית הכנסת`

/** When, with whom and how. */
export const CIRCUMSTANCE_WORDS: Record<Circumstance, string> = {
  'A few hours a week': `hour a week, hours a week, hours each week, hours every week, hours per week, hour or two, few hours, few hours a week, few hours each week, few hours per week, couple of hours, couple of hours a week, some hours, some hours a week, weekly, once a week,
    כמה שעות, מספר שעות, שעתיים, שעה בשבוע, שעות ספורות, פעם בשבוע, פעמיים בשבוע`,
  Evenings: `evening, after work, at night, ערב, ערבים`,
  Weekends: `weekend, friday, saturday, sunday, סוף שבוע, סופי שבוע, סופש`,
  'Whole days': `full day, whole day, a day or two, יום שלם, יום מלא, ימים שלמים`,
  'A week or more': `a week, one week, two weeks, three weeks, four weeks, 2 weeks, 3 weeks, 4 weeks, few weeks, couple of weeks, several weeks, whole week, full week, a week or two, a month, one month, two months, three months, few months, 2 months, 3 months, several months,
    gap year, sabbatical, this summer, next summer, the summer, all summer, whole summer, שבועיים, שבוע שלם, כמה שבועות, שבוע או שבועיים, שבוע או יותר, חודש, חודשים`,
  'School holidays': `school holiday, school vacation, school break, summer holiday, summer vacation, summer break, winter holiday, winter vacation, winter break, חופשת קיץ, חופש הגדול, חופשים, חופשות, חופשה`,
  'With my family': `with family, with my family, with our family, with the family, with my whole family, with my kids, with our kids, with the kids, with my children, with our children, with the children, with my wife, with my husband, with my partner, with my son, with my daughter,
    bring my family, bring my kids, bring our kids, bring the kids, as a family, my family and i, my whole family and i, עם המשפחה, עם הילדים, עם אשתי, עם בעלי, עם בן הזוג, עם בת הזוג, משפחתית`,
  'With a group': `with a group, with my group, with our group, with my class, with my team, with our team, with friends, with my friends, with colleagues, with my colleagues, with my congregation, with our congregation, with my synagogue, with our synagogue, with my church, with our church, with my school,
    as a group, as a team, עם קבוצה, כקבוצה, בקבוצה, עם חברים, עם הקהילה, עם הכיתה, עם העבודה`,
  'From home': `from home, from abroad, from afar, from here, remote, remotely, online, virtual, virtually, zoom, מהבית, מרחוק, בזום, באינטרנט, אונליין`,
  Outdoors: `outdoors, outside, fresh air, בחוץ, באוויר הפתוח, בטבע, בשטח`,
}

/** Says nothing of when or how. */
export const NO_CIRCUMSTANCE = `day a week, days a week, twice a week, two weeks ago, three weeks ago, weeks ago, a week ago, a month ago, months ago, day a month, days a month, hours a month, once a month, twice a month, times a month`

/** Someone said how much time they have, or when. */
export const TIME_WORDS = `hour, day, week, month, weekend, evening, morning, summer, winter, retired, busy, full time, part time, holiday, vacation,
  שעה, שעות, שעתיים, יום, ימים, יומיים, שבוע, שבועות, שבועיים, חודש, חודשים, סופי שבוע, סופש, ערב, ערבים, בוקר, בקרים, קיץ, חורף, חופשה, חופש, פנסיה, פנסיונר, פנסיונרית, עסוק, עסוקה, משרה מלאה, משרה חלקית`

/** Someone speaks of where they or theirs live. */
export const AT_HOME_WORDS = `live, lived, living, grew, born, studied, from, evacuated, moved, home, family, friend, cousin, son, daughter, sister, brother, parent, grandparent,
  גר, גרה, גרים, חי, חיה, גדלתי, נולדתי, למדתי, משפחה, חברים, בן דוד, בת דודה, אחות, אחי, הורים, סבא, סבתא, בית`

/** What tells of a fact: `said` always does, `near` with a place in Israel or a word of being there beside it, `asked` in reply to a question about it. */
export type Telling = { said: string; near: string; asked: string }

const RELATIVES = `family, relative, cousin, aunt, uncle, grandparent, grandmother, grandfather, grandma, grandpa, grandson, granddaughter, grandchildren, grandkids, sister, brother, daughter, son, in laws, mother, father, parent, mom, dad, nephew, niece,
  משפחה, משפחה שלי, קרובים, קרובי משפחה, בן דוד, בת דודה, בני דודים, סבא, סבתא, סבא וסבתא, אחות, אחותי, אחי, בת שלי, בן שלי, הורים, דודים, דודה`

/** Ties to Israel, the most telling first. `near`: with a place in Israel behind it. */
export const TIE_WORDS: readonly [IsraelConnection, Telling][] = [
  [
    'lives-there',
    {
      said: 'made aliyah, i am israeli, im israeli, we are israeli, אני ישראלי, אני ישראלית, עשינו עלייה, עשיתי עלייה, עליתי לארץ, עלינו לארץ',
      near: 'i live, we live, we both live, we all live, i now live, i currently live, i reside, we reside, i am living, i moved, we moved, גר, גרה, גרים, חי, חיה, חיים',
      asked:
        'live here, גר כאן, גרה כאן, גרים כאן, גר פה, גרה פה, גרים פה, ישראלי, ישראלית, ישראלים',
    },
  ],
  [
    'lived-there',
    {
      said: 'gap year in israel, semester in israel, year in israel',
      near: 'lived, used to live, grew up, was born, studied, served, worked, spent, גרתי, גרנו, גדלתי, נולדתי, למדתי, שירתתי, עבדתי',
      asked: '',
    },
  ],
  [
    'family',
    {
      said: 'husband is israeli, wife is israeli, partner is israeli, mother is israeli, father is israeli, israeli family, israeli relatives, israeli cousins, israeli wife, israeli husband',
      near: RELATIVES,
      asked: RELATIVES,
    },
  ],
  [
    'friend',
    {
      said: 'israeli friends, חברים ישראלים',
      near: 'friend, חבר, חברה, חברים, חברות',
      asked: 'friend, חברים, חבר טוב, חברה טובה',
    },
  ],
  [
    'community',
    {
      said: 'my synagogue, our synagogue, my shul, our shul, my congregation, our congregation, my church, our church, my temple, our temple, my parish, my community, our community, my federation, our federation, jewish community, jewish school, jewish federation, דרך הקהילה, דרך בית הכנסת, דרך הכנסייה, קהילה יהודית',
      near: '',
      asked:
        'synagogue, shul, congregation, church, temple, community, federation, hillel, youth movement, rabbi, pastor, קהילה, הקהילה שלי, בית הכנסת, בית כנסת, כנסייה, תנועת נוער, תנועת הנוער, פדרציה',
    },
  ],
  [
    'interested',
    {
      said: 'just interested, no ties, no connection, no links, no relatives, no family ties, not any ties, סתם עניין, רק עניין, אין לי קשר, אין לי משפחה, אין לי חברים',
      near: '',
      asked:
        'interest*, bible, history, christian, faith, believe, admire, news, none, nothing, no, עניין, מתעניין, מתעניינת, תנך, היסטוריה, אמונה, חדשות, שום קשר, אין קשר',
    },
  ],
]

/** Not a tie: who comes along. */
export const NO_TIE = `with my family, with our family, with the family, with family, with my kids, my family and i, as a family, no family, with my friends, with our friends, with friends, עם המשפחה, עם חברים, עם הקהילה`

/** How often someone is in Israel, in the order in which they are tried. `near`: with a word of being there. */
export const VISIT_WORDS: readonly [VisitFrequency, Telling][] = [
  [
    'never',
    {
      said: 'never been, never visited, never gone, never traveled, never travelled, havent been, havent yet been, have not been, not yet been, not been, havent visited, have not visited, first time, first visit, first trip, אף פעם לא, מעולם לא, עוד לא הייתי, עוד לא היינו, עדיין לא הייתי, עדיין לא היינו, עוד לא ביקרתי, לא הייתי, לא היינו, לא ביקרתי, טרם הייתי, טרם ביקרתי, פעם ראשונה, ביקור ראשון',
      near: '',
      asked: 'no, never, nope, not yet, אף פעם, מעולם, עוד לא, עדיין לא',
    },
  ],
  [
    'often',
    {
      said: 'several times a year, many times a year, few times a year, two times a year, three times a year, four times a year, 2 times a year, 3 times a year, 4 times a year, several times each year, several times every year, twice a year, every month, every few months, every couple of months, every two months, every three months,כמה פעמים בשנה, שלוש פעמים בשנה, ארבע פעמים בשנה, מספר פעמים בשנה, הרבה פעמים בשנה, פעמיים בשנה, כל חודש',
      near: 'often, frequently, regularly, לעתים קרובות',
      asked: 'often, frequently, all the time, regularly, a lot, הרבה, לעתים קרובות, כל הזמן',
    },
  ],
  [
    'yearly',
    {
      said: 'פעם בשנה, אחת לשנה, כל שנה, בכל שנה, כל קיץ, בכל קיץ, כל פסח, בכל פסח, כל חורף, כל סוכות',
      near: 'every year, every single year, each year, every summer, each summer, every winter, each winter, every spring, every passover, every sukkot, every pesach, once a year, annually, yearly',
      asked:
        'every year, each year, every summer, every winter, every spring, every passover, once a year, annually, yearly',
    },
  ],
  [
    'sometimes',
    {
      said: 'every few years, every couple of years, every other year, every two years, every three years, every four years, every five years, every second year, every third year, now and then, second time, third time, fourth time, second visit, third visit, second trip, third trip, כל שנתיים, אחת לשנתיים, כל כמה שנים, אחת לכמה שנים, מדי פעם, כמה פעמים, פעמיים, שלוש פעמים, הרבה פעמים',
      near: 'twice, few times, several times, many times, two times, three times, four times, five times, 2 times, 3 times, 4 times, 5 times',
      asked:
        'twice, sometimes, occasionally, several times, many times, few times, two times, three times, four times, before, לפעמים',
    },
  ],
  [
    'once',
    {
      said: 'birthright, on a trip, on a tour, on a mission, תגלית, ביקור אחד, פעם אחת',
      near: 'once, one time, הייתי פעם, היינו פעם, ביקרתי פעם',
      asked: 'once, one time, פעם',
    },
  ],
]

/** Not how often someone is there. */
export const NO_VISIT = `no family, no friends, no ties, no connection, no relatives, no one, been since, not been since, havent been since, have not been since, havent been for, not been for, havent been in years, not been in years, once a week, once a month, twice a week, twice a month, times a week`

/** Words of being in Israel. */
export const THERE_WORDS = `been, visit*, come, came, fly, go, went, travel*, there, was, were, israel, הייתי, היינו, ביקרתי, ביקרנו, מגיע, מגיעה, מגיעים, בא, באה, באים, מבקר, מבקרת, מבקרים, ארץ, ישראל, שם`
