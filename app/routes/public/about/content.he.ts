import type { WayToHelp } from './content.ts'

export const purpose = {
  lead: 'אנחנו מחברים בין יהודים ותומכי ישראל מכל העולם, בהתנדבות, בתרומה, בהשקעה ובשותפויות לאורך זמן.',
  paragraphs: [
    'זה התחיל בשאלה שרבים מאיתנו שמעו מחברים בחו״ל: מה אפשר לעשות? היו לה תשובות טובות, מאות תשובות, אבל היה קשה למצוא אותן: על לוח מודעות בקריית שמונה, בטלפון של רכזת בנתיבות, בדף שעודכן לאחרונה לפני שלוש שנים.',
    'אז יצאנו לשאול. אנחנו בודקים את המסמכים של כל ארגון ואת כל פרויקט לפני שהוא עולה לאתר, ומרכזים הכול במקום אחד, שבו מי שגר בטורונטו ומי שגר בתל אביב רואים אותו דבר: מי פועל, מה חסר ואיך אפשר לעזור.',
  ],
}

/** The two most popular ways. */
export const support: readonly WayToHelp[] = [
  {
    id: 'support-projects',
    title: 'לתמוך בפרויקטים',
    text: 'פרויקט נמשך שבועות או שנים: מטבח שמבשל למשפחות מפונות, יער שצומח מחדש אחרי שרפה, כיתה שלומדת לתכנת.',
    more: 'בעמוד של כל פרויקט רואים מי עומד מאחוריו, מה חסר לו ואיך אפשר לעזור. אפשר להירשם או לתרום תוך דקה, והארגון עונה לכם ישירות.',
    links: [
      { to: '/projects-events?type=project', words: 'לכל הפרויקטים' },
      { to: '/projects-events?type=project&category=invest', words: 'פרויקטים להשקעה' },
    ],
    scene: { region: 'galilee', time: 'day' },
  },
  {
    id: 'support-events',
    title: 'לתמוך באירועים',
    text: 'אירוע קורה פעם אחת: יום קטיף, מרוץ, קונצרט למען בית חולים, ערב עם אורחת במרכז הקהילתי ליד הבית.',
    more: 'בואו, הביאו עוד מישהו, או עזרו להרים אותו. הרבה אירועים מתקיימים מחוץ לישראל, וחלקם אונליין, כך שתמיד יש אחד בהישג יד.',
    links: [{ to: '/projects-events?type=event', words: 'לכל האירועים' }],
    scene: { region: 'coast', time: 'dusk' },
  },
]

/** Ways to help together with others, or on site. */
export const together: readonly WayToHelp[] = [
  {
    id: 'volunteer-group',
    title: 'לפתוח קבוצת מתנדבים',
    text: 'כיתה, צוות, שלוש משפחות מאותו רחוב: יום ארוך לבד הופך יחד לסיפור טוב. הזמינו בקישור אנשים שאתם מכירים, מצאו יום שמתאים לכולם והירשמו יחד.',
    links: [{ to: '/dashboard', words: 'פתיחת קבוצה' }],
    feature: 'volunteering',
    scene: { region: 'judea', time: 'dawn' },
  },
  {
    id: 'ambassador',
    title: 'להצטרף לשגרירים',
    text: 'אנשים הולכים אחרי אנשים. חברו את השם שלכם לפרויקטים שאתם מאמינים בהם, ספרו עליהם למי שמקשיב לכם, וראו מה זה עושה.',
    links: [
      { to: '/ambassador-registration', words: 'הצטרפו לשגרירים' },
      { to: '/ambassador', words: 'מה עושים השגרירים' },
    ],
    feature: 'ambassadors',
    scene: { region: 'abroad', time: 'dusk' },
  },
  {
    id: 'visit',
    title: 'לתכנן ביקור',
    text: 'בואו לראות בעצמכם: את הטרסות שמעל ירושלים, את המדבר אחרי הגשם, ואת האנשים שעזרתם להם מרחוק, ליד השולחן שלהם.',
    links: [{ to: '/visit', words: 'תכנון ביקור' }],
    feature: 'visit',
    scene: { region: 'negev', time: 'dawn' },
  },
]

export const partner: WayToHelp = {
  id: 'partner',
  title: 'להצטרף כארגון שותף',
  text: 'אתם מנהלים ארגון שעושה את העבודה. פרסמו כאן את הפרויקטים והאירועים שלכם ופגשו אנשים שרוצים לקחת חלק, מהשכונה ומקצה העולם. זה בחינם, ומילוי הטופס לוקח עשר דקות.',
  links: [
    { to: '/partner-registration', words: 'רישום הארגון' },
    { to: '/partners', words: 'הארגונים השותפים' },
  ],
  feature: 'partner-registration',
  scene: { region: 'jerusalem', time: 'night' },
}

/** Each value in one word, and what it means to us. */
export const values: readonly { hebrew: string; title: string; text: string }[] = [
  {
    hebrew: 'ערבות',
    title: 'כולנו אחראים זה לזה',
    text: '״כל ישראל ערבים זה בזה״, אמרו חז״ל. מבחינתנו זה נכון בכל מקום שבו אתם גרים, ולכל מי שרוצה להיות שותף.',
  },
  {
    hebrew: 'מעשה',
    title: 'קודם עושים, אחר כך מדברים',
    text: 'ארגז ירקות ארוז שווה יותר מפוסט עליו. אנחנו מודדים את עצמנו לפי מה שנעשה.',
  },
  {
    hebrew: 'אמת',
    title: 'אומרים את הדברים כמו שהם',
    text: 'אנחנו בודקים מי מבקש עזרה, אומרים מה אנחנו יודעים ומה לא, ולא לוקחים עמלה ממה שאתם נותנים.',
  },
  {
    hebrew: 'כבוד',
    title: 'בגובה העיניים',
    text: 'מי שמקבל היום עזרה נתן אותה אתמול, או ייתן אותה מחר. אנחנו מדברים על אנשים כמו שהיינו רוצים שידברו עלינו.',
  },
  {
    hebrew: 'התמדה',
    title: 'נשארים',
    text: 'רוב העבודה מתחילה כשהמצלמות הולכות. אנחנו מחפשים קשרים שמחזיקים שנים, ושומרים על אלה שלנו.',
  },
]
