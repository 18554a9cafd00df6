/** Captions, what pictures show, and sizes in Hebrew, by the English. */
export const WORDS_IN_HEBREW: Record<string, string> = {
  'The upper rows in March, four years after the first planting.':
    'השורות העליונות במרץ, ארבע שנים אחרי הנטיעה הראשונה.',
  'Rows of young cherry trees in pink blossom on a brown slope, with hills behind':
    'שורות של עצי דובדבן צעירים בפריחה ורודה על מדרון חום, וגבעות ברקע',
  'Each tree gets two cans of water on the day it is planted.':
    'כל עץ מקבל שני מזלפי מים ביום שבו הוא ניטע.',
  'Two people at a sapling: one pours water from a blue can, the other leans on a spade':
    'שני אנשים ליד שתיל: אחד משקה ממזלף כחול, השני נשען על את',
  'By noon we sit under the one walnut that was spared.':
    'בצהריים יושבים מתחת לעץ האגוז היחיד שניצל.',
  'Two people at a wooden table with bread, a jug and cups under a large walnut tree':
    'שני אנשים ליד שולחן עץ עם לחם, קנקן וכוסות, מתחת לעץ אגוז גדול',
  'What it is all for.': 'בשביל זה הכול.',
  'A blue bowl full of dark red cherries': 'קערה כחולה מלאה דובדבנים אדומים כהים',
  'Four hundred tools, and a hook for each.': 'ארבע מאות כלי עבודה, ולכל אחד וו משלו.',
  'Hammers, wrenches, saws, drills and screwdrivers on a wooden board below a vault':
    'פטישים, מפתחות, מסורים, מקדחות ומברגים על לוח עץ מתחת לקמרון',
  'The repair table on a Wednesday evening.': 'שולחן התיקונים ביום רביעי בערב.',
  'Two men with gray hair mend a kettle and a small lamp under a green hanging lamp':
    'שני גברים אפורי שיער מתקנים קומקום ומנורה קטנה מתחת לאהיל ירוק',
  'Below the old post office; ring the bell twice.': 'מתחת לדואר הישן; צלצלו פעמיים.',
  'A blue arched door in a wall of pale stone, with flower pots and a ladder beside it':
    'דלת כחולה מקומרת בקיר אבן בהירה, ולידה עציצים וסולם',
  'A well house with solar panels in the desert': 'מבנה של באר עם לוחות סולאריים במדבר',
  'A dark green bottle of olive oil with a paper label': 'בקבוק שמן זית ירוק כהה עם תווית נייר',
  'The bottle beside a bowl of oil and an olive branch': 'הבקבוק ליד קערת שמן וענף זית',
  'A jar of amber honey with a wooden dipper': 'צנצנת דבש ענברי עם כף עץ לדבש',
  'Two jars of honey, one light and one dark': 'שתי צנצנות דבש, אחת בהירה ואחת כהה',
  'An open box of dark, shining dates': 'קופסה פתוחה של תמרים כהים ומבריקים',
  'Three dates and a palm leaf on sand': 'שלושה תמרים ועלה דקל על חול',
  'A round tin of za’atar with a green lid, seen with sprigs of hyssop':
    'קופסת פח עגולה של זעתר עם מכסה ירוק, ולידה ענפי אזוב',
  'A cookbook in pomegranate red with nine pots on its cover':
    'ספר בישול באדום רימון עם תשעה סירים על הכריכה',
  'The cookbook lying open at a recipe': 'ספר הבישול פתוח בעמוד של מתכון',
  'A framed poster of desert cliffs at night above a shelf':
    'כרזה ממוסגרת של מצוקי מדבר בלילה, מעל מדף',
  'The poster: cliffs, a moon and many stars': 'הכרזה: מצוקים, ירח וכוכבים רבים',
  'A white enamel mug with a blue rim and a print of hills':
    'ספל אמייל לבן עם שפה כחולה והדפס של גבעות',
  'The mug in sand with the coast on it': 'הספל בצבע חול, ועליו קו החוף',
  'Two mugs side by side on a table': 'שני ספלים זה ליד זה על שולחן',
  'A serving board of olive wood with a dark grain': 'קרש הגשה מעץ זית עם עורקים כהים',
  'The board with bread, tomatoes and a small bowl': 'הקרש עם לחם, עגבניות וקערית',
  'A notebook with a marbled cover in blue and gold and a dark spine':
    'מחברת בכריכת שיש בכחול ובזהב עם שדרה כהה',
  'Three notebooks in different colors, stacked': 'שלוש מחברות בצבעים שונים, זו על זו',
  'Two slim beeswax candles in a low brass holder': 'שני נרות דקים משעוות דבורים בפמוט פליז נמוך',
  'A pair of candles tied with a ribbon': 'זוג נרות קשורים בסרט',
  'An open laptop that shows a landscape, with a small plant beside it':
    'מחשב נייד פתוח שמראה נוף, ולידו עציץ קטן',
  'A sand-colored T-shirt with a print of green hills and a lake':
    'חולצת טי בצבע חול עם הדפס של גבעות ירוקות ואגם',
  'The print close up: hills, the lake and a low sun': 'ההדפס מקרוב: גבעות, האגם ושמש נמוכה',
  'The same T-shirt in deep blue': 'אותה חולצה בכחול עמוק',
  'An olive-green running shirt with a light stripe across the chest':
    'חולצת ריצה בירוק זית עם פס בהיר לרוחב החזה',
  'The running shirt in pomegranate red': 'חולצת הריצה באדום רימון',
  'A terracotta cap with a stitched white flower': 'כובע בצבע טרקוטה עם פרח לבן רקום',
  'The cap in sand, seen against the evening sky': 'הכובע בצבע חול על רקע שמי ערב',
  'A folded white scarf with a border of blue and gold bands':
    'צעיף לבן מקופל עם שוליים בפסים כחולים וזהובים',
  'A natural cotton bag with a print of a swimming turtle': 'תיק כותנה טבעית עם הדפס של צב ים שוחה',
  'The bag in sea blue with a light turtle': 'התיק בכחול ים עם צב בהיר',
  '30 × 40 cm': '30 × 40 ס״מ',
  '50 × 70 cm': '50 × 70 ס״מ',
}
