import type { SupportKind } from '../support/support.ts'
import type { Circumstance, Interest } from './suggestions.ts'
import type { Skill } from './understanding/skill.ts'
import type { IsraelConnection, VisitFrequency } from './volunteer-profile.ts'

/** A pattern for Hebrew words, as written or with "and", "the", "in" and the like before them. */
function hebrew(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})[והבלמשכ]{0,3}(?:${words})(?!\\p{L})`, 'u')
}

/** The same as the English patterns, in Hebrew. */
export const HEBREW_INTERESTS: Record<Interest, RegExp> = {
  'Children and youth': hebrew('ילדים|(?:בני )?נוער|נערים|נערות|יתומים|פעוטות'),
  Education: hebrew('חינוך|לימודים|בתי ספר|בית ספר|תלמידים|סטודנטים|שיעורי בית'),
  'Health care': hebrew(
    'בריאות|רפואה|בתי חולים|בית חולים|חולים|פצועים|שיקום|טראומה|מוגבלויות|נכים',
  ),
  'Soldiers and their families': hebrew('חיילים|חיילות|צה"ל|מילואימניקים|מילואים|לוחמים|אלמנות'),
  'Displaced families': hebrew('מפונים|משפחות מפונות|פליטים|חטופים|עקורים'),
  'Older people': hebrew('קשישים|זקנים|ותיקים|אזרחים ותיקים|ניצולי שואה|גמלאים|בדידות'),
  'Food and meals': hebrew('אוכל|מזון|ארוחות|רעב|רעבים|סלי מזון|חבילות מזון'),
  'Farming and nature': hebrew(
    'חקלאות|חקלאים|קטיף|פירות|ירקות|שדות|מטעים|זיתים|טבע|סביבה|איכות הסביבה|עצים|יערות|חופים|אקלים|גינות',
  ),
  Rebuilding: hebrew('שיקום הדרום|שיקום העוטף|שיקום הצפון|לבנות מחדש|בנייה מחדש|עוטף עזה|עוטף'),
  'New immigrants': hebrew('עולים|עולים חדשים|עלייה|קליטה'),
  'Jewish life': hebrew('יהדות|זהות יהודית|מסורת|תורה|שבת|בתי כנסת|אמונה'),
  'Arts and culture': hebrew(
    'אומנות|אמנות|תרבות|מוזיקה|תיאטרון|מוזיאונים|ריקוד|קולנוע|היסטוריה|ארכאולוגיה',
  ),
  Technology: hebrew('טכנולוגיה|הייטק|סטארטאפים|סטארט-אפים|תוכנה|תכנות|חדשנות|מדע'),
  Animals: hebrew('בעלי חיים|חיות|כלבים|חתולים|סוסים'),
}

export const HEBREW_SKILLS: Partial<Record<Skill, RegExp>> = {
  teaching: hebrew('ללמד|מלמד|מלמדת|מורה|הוראה|מרצה|חונך|חונכת|חונכות|מאמן|מאמנת'),
  languages: hebrew('שפות|דובר|דוברת|אנגלית|רוסית|צרפתית|ספרדית|ערבית|אמהרית'),
  translation: hebrew('לתרגם|תרגום|מתרגם|מתרגמת'),
  medicine: hebrew('רופא|רופאה|אחות|אח סיעודי|חובש|חובשת|פרמדיק|רוקח|רוקחת|עזרה ראשונה'),
  counselling: hebrew(
    'פסיכולוג|פסיכולוגית|עובד סוציאלי|עובדת סוציאלית|מטפל|מטפלת|יועץ|יועצת|להקשיב|הקשבה',
  ),
  childcare: hebrew('בייביסיטר|מטפלת בילדים|גננת|טיפול בילדים'),
  cooking: hebrew('לבשל|מבשל|מבשלת|בישול|שף|טבח|לאפות|אופה|אפייה|מטבח'),
  driving: hebrew('לנהוג|נוהג|נוהגת|נהג|נהגת|נהיגה|רישיון נהיגה|רכב|משאית'),
  construction: hebrew(
    'נגר|נגרות|לבנות|בנייה|חשמלאי|שרברב|לתקן|תיקונים|שיפוצים|לצבוע|ידיים טובות|הנדימן|מהנדס|מהנדסת',
  ),
  gardening: hebrew('גינון|גנן|גננות|חקלאי|לשתול|לקטוף'),
  coding: hebrew('לתכנת|תכנות|מתכנת|מתכנתת|מפתח תוכנה|מפתחת תוכנה|תוכנה|מחשבים|בניית אתרים'),
  design: hebrew('עיצוב|מעצב|מעצבת|לעצב|גרפיקה|גרפיקאי|גרפיקאית|איור'),
  photography: hebrew('לצלם|צילום|צלם|צלמת|וידאו'),
  writing: hebrew('לכתוב|כתיבה|עיתונאי|עיתונאית|עריכה|עורך|עורכת(?! דין)'),
  music: hebrew('מוזיקה|מוזיקאי|לנגן|מנגן|מנגנת|לשיר|שר|שרה|גיטרה|פסנתר|כינור|מקהלה'),
  art: hebrew('לצייר|ציור|צייר|ציירת|פיסול|אומן|אמן|אמנית|אומנית'),
  crafts: hebrew('לסרוג|סריגה|לתפור|תפירה|מלאכת יד'),
  sports: hebrew('ספורט|כדורגל|כדורסל|טניס|יוגה|שחייה|ריצה|כושר'),
  law: hebrew('עורך דין|עורכת דין|משפטים|משפטי|משפטית'),
  accounting: hebrew('רואה חשבון|רואת חשבון|הנהלת חשבונות|מנהל חשבונות|מנהלת חשבונות|כספים'),
  marketing: hebrew('שיווק|רשתות חברתיות|פרסום|יחסי ציבור|מיתוג'),
  fundraising: hebrew('גיוס כספים|לגייס כספים|לגייס תרומות'),
  organizing: hebrew('לארגן|ארגון אירועים|לנהל|ניהול|לוגיסטיקה|תיאום|רכז|רכזת|לארוז|אריזה'),
  hosting: hebrew('לארח|אירוח|חדר פנוי|מיטה פנויה'),
}

export const HEBREW_CIRCUMSTANCES: Record<Circumstance, RegExp> = {
  'A few hours a week': hebrew(
    'כמה שעות|מספר שעות|שעתיים|שעה בשבוע|שעות ספורות|פעם בשבוע|פעמיים בשבוע',
  ),
  Evenings: hebrew('ערבים|ערב'),
  Weekends: hebrew('סופי שבוע|סוף שבוע|סופ"ש|סופש'),
  'Whole days': hebrew('ימים שלמים|יום שלם|יום מלא'),
  'A week or more': hebrew('שבוע או שבועיים|שבועיים|שבוע שלם|כמה שבועות|חודש|חודשים|שבוע או יותר'),
  'School holidays': hebrew('חופשת קיץ|חופש הגדול|חופשים|חופשות|חופשה'),
  'With my family': hebrew('עם המשפחה|עם הילדים|עם אשתי|עם בעלי|עם בן הזוג|עם בת הזוג|משפחתית'),
  'With a group': hebrew('עם קבוצה|כקבוצה|בקבוצה|עם חברים|עם הקהילה|עם הכיתה|עם העבודה'),
  'From home': hebrew('מהבית|מרחוק|בזום|באינטרנט|אונליין'),
  Outdoors: hebrew('בחוץ|באוויר הפתוח|בטבע|בשטח'),
}

export const HEBREW_KINDS: Record<SupportKind, RegExp> = {
  volunteer: hebrew('להתנדב|התנדבות|מתנדב|מתנדבת|מתנדבים|אתנדב|לעזור בידיים'),
  donate: hebrew('לתרום|תרומה|תרומות|תורם|תורמת|תורמים|לתת כסף'),
  attend: hebrew('אירועים|אירוע|הופעות|הרצאות|להשתתף'),
  visit: hebrew('לבקר|ביקור|לבוא לישראל|להגיע לישראל|סיור|סיורים'),
  invest: hebrew('להשקיע|השקעה|השקעות|משקיע|משקיעה'),
  business: hebrew('עסק|עסקים|עסקי|עסקית|עסקיים|החברה שלי|החברה שלנו|שיתוף פעולה'),
}

/** Whether the user said how much time they have, or when. */
export const HEBREW_TIME = hebrew(
  'שעה|שעות|שעתיים|יום|ימים|יומיים|שבוע|שבועות|שבועיים|חודש|חודשים|סופי שבוע|סופש|ערב|ערבים|בוקר|בקרים|קיץ|חורף|חופשה|חופש|פנסיה|פנסיונר|פנסיונרית|עסוק|עסוקה|משרה מלאה|משרה חלקית',
)

/** Most telling first; `asked`: sufficient when the question was about ties. */
export const HEBREW_CONNECTIONS: {
  connection: IsraelConnection
  said: RegExp
  asked?: RegExp
}[] = [
  {
    connection: 'lives-there',
    said: hebrew(
      'אני (?:ישראלי|ישראלית)|(?:גר|גרה|גרים|חי|חיה|חיים) (?:בארץ|בישראל|בירושלים|בתל אביב|בחיפה|בצפון|בדרום|במרכז)|עשינו עלייה|עשיתי עלייה|עליתי לארץ|עלינו לארץ',
    ),
    asked: hebrew('(?:גר|גרה|גרים|חי|חיה|חיים) (?:כאן|פה)|ישראלי|ישראלית|ישראלים'),
  },
  {
    connection: 'lived-there',
    said: hebrew(
      '(?:גרתי|גרנו|גדלתי|נולדתי|למדתי|שירתתי|עבדתי) (?:בארץ|בישראל|שם|בצה"ל|בירושלים|בתל אביב|בחיפה)',
    ),
  },
  {
    connection: 'family',
    said: hebrew(
      '(?:משפחה|קרובים|קרובי משפחה|בן דוד|בת דודה|בני דודים|סבא|סבתא|אחות|אחי|בת|בן|הורים) (?:שלי )?(?:בארץ|בישראל|שם|בירושלים|בתל אביב|בחיפה)',
    ),
    asked: hebrew('(?<!עם ה)משפחה|קרובי משפחה|בני דודים|סבא|סבתא|דודים|דודה'),
  },
  {
    connection: 'friend',
    said: hebrew('(?:חברים|חבר|חברה|חברות) (?:שלי )?(?:בארץ|בישראל|שם)|חברים ישראלים'),
    asked: hebrew('(?<!עם )חברים|חבר טוב|חברה טובה'),
  },
  {
    connection: 'community',
    said: hebrew('(?:דרך|עם) (?:הקהילה|בית הכנסת|הכנסייה|תנועת הנוער)|קהילה יהודית'),
    asked: hebrew('קהילה|בית הכנסת|בית כנסת|כנסייה|תנועת נוער|פדרציה'),
  },
  {
    connection: 'interested',
    said: hebrew('סתם עניין|רק עניין|אין לי (?:קשר|משפחה|חברים)'),
    asked: hebrew('עניין|מתעניין|מתעניינת|תנ"ך|היסטוריה|אמונה|חדשות|שום קשר|אין קשר'),
  },
]

/** In matching order; `asked`: sufficient when the question was about visits. */
export const HEBREW_VISITS: { frequency: VisitFrequency; said: RegExp; asked?: RegExp }[] = [
  {
    frequency: 'never',
    said: hebrew(
      '(?:אף פעם לא|מעולם לא|עוד לא|עדיין לא|טרם) (?:הייתי|היינו|ביקרתי|ביקרנו|הגעתי)|לא (?:הייתי|היינו|ביקרתי|ביקרנו) (?:בישראל|בארץ|שם) (?:אף פעם|מעולם)|פעם ראשונה|ביקור ראשון',
    ),
    asked: /^(?:לא|אף פעם|מעולם לא|עוד לא|עדיין לא)(?! (?:פעם|\p{L}+ פעמים))(?!\p{L})/u,
  },
  {
    frequency: 'often',
    said: hebrew('(?:כמה|שלוש|ארבע|מספר|הרבה) פעמים בשנה|פעמיים בשנה|לעתים קרובות|כל חודש'),
    asked: hebrew('הרבה|לעתים קרובות|כל הזמן'),
  },
  {
    frequency: 'yearly',
    said: hebrew('(?:כל|בכל) (?:שנה|קיץ|פסח|חורף|סוכות)|פעם בשנה|אחת לשנה'),
  },
  {
    frequency: 'sometimes',
    said: hebrew(
      '(?:כל|אחת ל)(?: )?(?:שנתיים|כמה שנים)|(?:הייתי|היינו|ביקרתי|ביקרנו) (?:\\p{L}+ )?(?:פעמיים|כמה פעמים|שלוש פעמים|הרבה פעמים|כבר כמה פעמים)|מדי פעם|כמה פעמים|פעמיים',
    ),
    asked: hebrew('לפעמים|פעמיים|כמה פעמים|שלוש פעמים'),
  },
  {
    frequency: 'once',
    said: hebrew(
      '(?:הייתי|היינו|ביקרתי|ביקרנו) (?:\\p{L}+ ){0,2}(?:פעם אחת|פעם)|תגלית|ביקור אחד|פעם אחת',
    ),
    asked: hebrew('פעם אחת|פעם'),
  },
]

/** Said of what is not so, or not wanted. */
export const HEBREW_NEGATED = /(?<!\p{L})ו?(?:לא(?! רק| משנה)|אין|בלי|ללא|שונא|שונאת)(?!\p{L})/u

/** The user speaks of where they or theirs live. */
export const HEBREW_AT_HOME = hebrew(
  'גר|גרה|גרים|חי|חיה|גדלתי|נולדתי|למדתי|משפחה|חברים|בן דוד|בת דודה|אחות|אחי|הורים|סבא|סבתא|בית',
)
