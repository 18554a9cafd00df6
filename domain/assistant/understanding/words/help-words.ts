import { hebrewStem, isHebrewWord } from '#platform/text/hebrew-words.ts'

/** Words that say little about what is asked. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  `a an the i im me my mine we us our you your it its this that these those they them their he she is am are was were be been do does did have has had having
  can could will would shall should may might must how what whats when where who whom which why if or and but so of to in on at by for from with about as into
  there here please just really very also any some all more much get got want like need know tell say let make go not no dont doesnt cant isnt arent wont
  hi hey hello ok well possible way thing things something anything someone somebody help site website page one still ever possible actually people see view show find look looking work works nothing now use using new every both us here's already
  of's up out off not's את אני אנחנו של על עם או גם כל מה מי איך איפה מתי האם למה יש אין לי לנו אפשר רוצה זה people nice meet good great once
  שלכם שלי שלנו לכם לך להם אצלכם כאן פה אתם אתה את הוא היא הם ב ל זאת זו לעזור עזרה לעזרה נעזור לסייע עוזר עוזרת עוזרים להיעזר אלה אלו איזה איזו אילו באיזה היכן כיצד ניתן צריך צריכים צריכה רוצים כדי כך אז רק עוד כמה משהו מישהו דבר אל מן אחרי לפני בשביל תגיד תגידו ספר ספרו
  יכול יכולה יכולים אוכל תוכלו מצליח מצליחה להיות היה יהיה הייתה עושים לעשות עושה אם כי אבל מאוד בבקשה תודה כן בכלל בעצם פשוט סתם אותי אותו אותם אליכם אליי איתכם אתכם נא תגידי אולי רגע`.split(
    /\s+/,
  ),
)

/** Synonyms: the words of each line mean its first one, in either language. */
const LINES = `
donat donate donation donations donating gift gifts give giving contribution contribute gave תרומה לתרום תורם תרמתי תרם אתרום נתרום תרמנו תרומתי
organization organizations organisation organisations charity charities charit ngo ngos nonprofit association amuta foundation partner partners partnership ארגון עמותה מלכר מלכ"ר קרן
cancel cancell cancelling withdraw לבטל ביטול מבטלים אבטל ביטלתי לבטל מבטל
order orders ordered purchase bought parcel package packages delivery הזמנה הזמנתי הזמנות חבילה משלוח
ship shipping ships deliver shipped
refund refunds money-back החזר בחזרה
account accounts profile חשבון חשבוני
delete deleting remove removing erase close closing למחוק מחיקה מוחקים מחק אמחק תמחקו מוחק
password passcode passwort סיסמה סיסמא סיסמתי
email emails mail mails e-mail newsletter newsletters אימייל מייל דוא"ל דואל אימיילים מיילים ניוזלטר
register registration registering signup enrol enroll הרשמה להירשם נרשמים להרשם רישום לרשום רושמים נרשם נרשמתי
human person אנושי אדם נציג
robot bot machine computer chatbot ai chatgpt gpt רובוט בוט מכונה
fee fees commission cut percentage percent overhead עמלה עמלות אחוז אחוזים תקורה
receipt receipts קבלה קבלות
tax taxes deductible מס מסים מיסים זיכוי
image photo picture photos pictures תמונה תמונות צילום
cost costs price charge expensive מחיר עלות עולה
vet vetted verify verified check checks checked vetting בודק בודקים נבדק בדיקה נבדקים
scam fraud legit fake trustworthy trust reliable עוקץ הונאה רמאות אמין אמינים לסמוך תרמית אמיתי
safe safety dangerous danger בטוח בטוחה ביטחון סכנה מסוכן בטיחות
contact reach call phone telephone קשר טלפון להתקשר לפנות פנייה
group groups team קבוצה קבוצתי קבוצות צוות
age old young גיל גילאי צעיר בן בת בני בנות
store shop
map maps מפה מפות
kid kids child children son daughter teenager teenagers teen minors ילד ילדה נוער קטין
app application-mobile אפליקציה אפליקצית יישומון
start create open make לפתוח פותחים פתיחה ליצור להתחיל פותח
visit trip travel journey ביקור לבקר מסע טיול נסיעה
jewish jew jews יהודי יהודים יהודייה
hotel hotels accommodation housing lodging sleep מלון מלונות לינה אירוח לישון
flight flights airfare טיסה טיסות
return returns exchange להחזיר החזרה מחזירים להחליף החלפה
sign-in להיכנס כניסה נכנסים להתחבר התחברות מתחברים מתחבר נכנס לוגין
forgot שכחתי שכחנו שוכח איבדתי
leave-mail תפסיקו להפסיק מפסיקים להסיר הסרה הסירו תסירו
ambassador שגריר שגרירה שגרירות
volunteer התנדבות להתנדב מתנדב מתנדבת אתנדב
language שפה שפות
immigrant עולים עליה
join להצטרף הצטרפות מצטרפים להצטרף נצטרף מצטרף
publish לפרסם פרסום מפרסמים נפרסם לפרסם
information מידע נתונים פרטים
privacy פרטיות פרטי
accessible נגיש נגישות נגישה עיוור עיוורים לקוי כבד
insurance ביטוח מבוטח מבוטחים
anonymous אנונימי אנונימית עילום
monthly חודשי חודשית חודש קבע
change לשנות שינוי משנים משנה לעדכן עדכון מעדכנים להחליף
minimum מינימום מינימלי מינימלית מינימאלי
save לשמור שמורים שומרים שמרתי מועדפים
calendar לוח יומן
project פרויקט פרוייקט
event אירוע ארוע
product מוצר מוצרים
pay paying payment payments paid לשלם תשלום משלמים שילמתי
arrive arrived arrives come came הגיע הגיעה
`

/** Maps each other word to the first word of its line; Hebrew ones also by their stems. */
export const SAME_MEANING: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ')
      const stems = words.filter(isHebrewWord).map(hebrewStem)
      return [...stems, ...words].map((word) => [word, words[0]!] as const)
    }),
)
