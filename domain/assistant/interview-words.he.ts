import type { Question } from './interview-words.ts'
import { wordTable } from './understanding/word-table.ts'
import type { IsraelConnection, ProfileSupport, VisitFrequency } from './volunteer-profile.ts'

/** The interviewer's questions, each recognizable in a conversation. */
export const QUESTIONS: Readonly<Record<Question, string>> = {
  matters: 'מה הכי חשוב לכם: אילו אנשים, אילו מקומות, אילו מטרות?',
  can: 'מה אתם יודעים לעשות, וכמה זמן תוכלו לתת?',
  time: 'כמה זמן תוכלו לתת: שעה מדי פעם, ימים שלמים, או שבועות ברצף?',
  skills: 'ובמה אתם טובים, מהעבודה או מהבית?',
  ties: 'מה הקשר שלכם לישראל? ביקרתם בה, או שתרצו לבוא?',
  tie: 'מה מחבר אתכם לישראל: משפחה, חברים, הקהילה שלכם או משהו אחר?',
  visits: 'ביקרתם פעם בישראל? תרצו לבוא, שוב או בפעם הראשונה?',
  place: 'יש מקום שתרצו להיות קרוב אליו, או שזה לא משנה?',
  company: 'ותבואו לבד, עם המשפחה או עם קבוצה?',
}

/** Repeats a question with examples when the first answer yielded nothing. */
export const AGAIN: Partial<Record<Question, string>> = {
  matters:
    'כמה דוגמאות: יש מי שרוצים להיות עם ילדים, יש מי שאורזים אוכל למשפחות, יש מי שנוטעים עצים או קוטפים פירות, ויש מי שמבקרים חיילים פצועים. מה מאלה הייתם רוצים לעשות?',
  can: 'כל מה שאתם עושים טוב נחשב: לבשל, ללמד, לנהוג, לתקן דברים, להקשיב. במה אנשים מבקשים את עזרתכם, וכמה שעות תוכלו לפנות?',
  ties: 'משפחה, חברים, אמונה, שנה שגרתם בארץ, או סתם עניין: כל אחת מהן סיבה טובה. מה הסיבה שלכם, והאם ביקרתם בישראל?',
}

/** Suggested replies. */
export const CHOICES: Record<Question, string[]> = {
  matters: ['ילדים וחינוך', 'אוכל למשפחות במצוקה', 'חקלאות וטבע', 'חיילים פצועים'],
  can: ['ללמד, כמה שעות בשבוע', 'יש לי ידיים טובות', 'עדיף לי לתרום'],
  time: ['כמה שעות בשבוע, מהבית', 'ימים שלמים, בסופי שבוע', 'שבוע או שבועיים, בישראל'],
  skills: ['ללמד', 'לבשל', 'עבודת כפיים'],
  ties: [
    'יש לי משפחה בישראל ויוצא לי לבוא כל שנה',
    'דרך הקהילה שלי, וביקרתי פעם אחת',
    'ישראל מעניינת אותי, ועוד לא ביקרתי',
  ],
  tie: ['יש לי משפחה בישראל', 'יש לי חברים בישראל', 'דרך הקהילה שלי'],
  visits: ['עוד לא ביקרתי', 'ביקרתי פעם אחת', 'יוצא לי לבוא כל שנה'],
  place: ['ליד ירושלים', 'בצפון', 'זה לא משנה'],
  company: ['לבד', 'עם המשפחה', 'עם קבוצה'],
}

export const GREETING = 'שלום, וברוכים הבאים.'
export const UNSURE = 'זה בסדר גמור. נגלה את זה יחד.'
export const ASKED_BACK =
  'נזכור את השאלה: אחרי שהפרופיל יישמר, תראו מה מתאים לו. קודם, עוד קצת עליכם.'
export const URGENT =
  'אם מישהו נמצא עכשיו בסכנה, התקשרו קודם לעזרה: בישראל, 100 למשטרה, 101 לאמבולנס, 102 לכבאות והצלה. אני יכול לעזור רק למצוא דרכים לתמוך.'
export const NOTED = ['תודה שסיפרתם לי.', 'בסדר.', 'תודה.']
export const ENOUGH = 'עכשיו אני יודע מספיק בשביל פרופיל ראשון.'
export const MORE = 'רשמתי את זה. יש עוד משהו שכדאי שאדע?'

/** `{words}` is replaced by what the user named. */
export const ON_INTERESTS = [
  '{words}: יש המון מה לעשות בתחום הזה.',
  '{words}: ארגונים בכל הארץ ישמחו לשמוע.',
]
export const ON_SKILLS = [
  '{words}: את זה צריכים יותר ממה שנדמה.',
  '{words}: יופי, זה מועיל בהרבה מקומות.',
]
/** The keys are the words of a stored profile, as in the English texts. */
export const ON_CIRCUMSTANCES = wordTable<string>({
  'A few hours a week': 'כמה שעות בשבוע מצטברות להרבה לאורך שנה.',
  'A week or more': 'עם כל כך הרבה זמן אפשר ללוות משהו מההתחלה ועד הסוף.',
  'From home': 'אפשר לעשות מרחוק הרבה יותר ממה שחושבים.',
  'With my family': 'לבוא כל המשפחה זו חוויה שכולכם תזכרו.',
  'With a group': 'קבוצה מספיקה המון ביום אחד.',
})
export const ON_SUPPORT: Partial<Record<ProfileSupport, string>> = {
  donate: 'תרומות הן מה שמאפשר להרבה מהפרויקטים האלה להמשיך.',
  attend: 'הרבה אנשים מתחילים בהשתתפות באירוע.',
  invest: 'השקעה בונה משהו שנשאר.',
  business: 'קשרי עסקים מועילים לאורך שנים.',
  visit: 'כשבאים בעצמכם, זה משמעותי לאנשים יותר ממה שאתם חושבים.',
}
export const ON_CONNECTION: Partial<Record<IsraelConnection, string>> = {
  'lives-there': 'אז אתם קרובים, וזה מקל על הרבה דברים.',
  'lived-there': 'אז אתם מכירים את הארץ מבפנים.',
  family: 'כשיש משפחה בארץ, זה אישי.',
  friend: 'חברים הם סיבה טובה שיהיה אכפת.',
  community: 'טוב שיש קהילה מאחוריכם.',
  interested: 'אצל רוב האנשים זה מתחיל בסקרנות.',
}
export const ON_VISITS: Partial<Record<VisitFrequency, string>> = {
  never: 'לביקור ראשון יש דרכים קלות להתחיל, והרבה אפשר לעשות גם מהמקום שבו אתם גרים.',
  once: 'הרבה פעמים ביקור אחד הוא ההתחלה.',
  sometimes: 'אז אתם כבר מתמצאים.',
  yearly: 'ביקור בכל שנה נותן לנו עם מה לתכנן.',
  often: 'אתם מגיעים מספיק כדי להתמיד במשהו.',
}
