import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalSection, LegalText } from './legal-text.ts'
import type { ModelAt } from './with-assistant.ts'

/** Adds the section about this installation's assistant to the privacy policy, after the one about statistics. */
export function withAssistant(policy: LegalText, model: ModelAt): LegalText {
  const at = policy.sections.findIndex(({ id }) => id === 'statistics') + 1
  return { ...policy, sections: policy.sections.toSpliced(at, 0, assistant(model)) }
}

function assistant(model: ModelAt): LegalSection {
  return {
    id: 'assistant',
    title: 'העוזר הדיגיטלי',
    paragraphs: [
      `מה ששואלים את העוזר הדיגיטלי ומה שהוא עונה נשמר ${RETENTION_DAYS.interactions} יום, כדי שנלמד מה אנשים מחפשים ולא מוצאים: יחד עם החשבון שלכם אם אתם מחוברים, ואם לא, בלי שום דבר שמזהה אתכם, לא קובץ Cookie ולא כתובת IP. כתובות אימייל ומספרים ארוכים, כמו מספרי טלפון, נמחקים לפני כן. בסוף התקופה הכול נמחק אוטומטית. השיחה שאתם רואים נשארת בדפדפן שלכם, בלשונית שלה, עד שתסגרו את הלשונית או תתחילו שיחה חדשה.`,
      'צוות האתר קורא רק שאלות שלא נמצאה להן תשובה או שהמענה עליהן נכשל, ולעולם לא יודע מי שאל. מה שאתם מספרים לעוזר הדיגיטלי על עצמכם לצורך פרופיל התנדבות, הצוות לא קורא. הפרופיל עצמו נשמר רק כשאתם שומרים אותו, ורק אתם רואים אותו.',
      whoAnswers(model),
      'אם אתם מדברים במקום להקליד, הדפדפן שלכם הופך את הדיבור למילים ומקריא את התשובות. יש דפדפנים שהיצרן שלהם עושה זאת בשבילם, ואז חלה המדיניות של היצרן. האתר מקבל את המילים, ולעולם לא את הקול.',
    ],
  }
}

function whoAnswers(model: ModelAt): string {
  const own = 'אם המודל לא עונה, האתר עונה בעצמו, מתוך מה שהוא מפרסם, ולא מעביר דבר לאיש.'
  switch (model.kind) {
    case 'none':
      return 'את התשובות מרכיב האתר עצמו, מתוך מה שהוא מפרסם. מה שאתם שואלים לא עובר לשום חברה אחרת ולשום מודל שפה.'
    case 'here':
      return `את התשובות כותב מודל שפה שפועל על שרת שלנו. מה שאתם שואלים לא עובר לשום חברה אחרת. ${own}`
    case 'elsewhere':
      return `את התשובות כותב מודל שפה ב־${model.host}. השאלה שלכם, מה שנאמר לפניה באותה שיחה ומה שהאתר מפרסם בנושא נשלחים למי שמפעיל אותו, בלי השם, החשבון או כתובת ה־IP שלכם; אל תכתבו בשאלה דבר שלא הייתם רוצים שיקראו. מה הוא עושה במידע הזה כתוב במדיניות שלו. ${own}`
  }
}
