import type { Db } from '#platform/database/scope.ts'

const HOW_TO_PAY = `Please transfer the amount to Friends for Israel, which passes it on to the organizations:

Demo Bank, branch 000, account 000-000000
IBAN XX00 0000 0000 0000 0000 000

Write the number of your order or gift as the reason for payment, so that it is found.

This is a demonstration: the account does not exist. Please do not send money.`

const IN_HEBREW = `אפשר להעביר את הסכום אל ידידי ישראל, ומשם הוא מועבר לארגונים:

בנק הדגמה, סניף 000, חשבון 000-000000
IBAN XX00 0000 0000 0000 0000 000

כתבו את מספר ההזמנה או התרומה כסיבת התשלום, כדי שנמצא אותו.

זאת הדגמה: החשבון אינו קיים. נא לא לשלוח כסף.`

/** Loads the site's payment instructions, unless someone has written them; an older demo has them in English alone. */
export async function loadHowToPay(db: Db, firstLoad: Date): Promise<void> {
  await db
    .updateTable('siteTexts')
    .set({
      body: HOW_TO_PAY,
      translations: JSON.stringify({ he: { body: IN_HEBREW } }),
      updatedAt: firstLoad,
    })
    .where('slug', '=', 'payment-instructions')
    .where('body', 'in', ['', HOW_TO_PAY])
    .where('translations', '=', '{}')
    .where((is) => is.or([is('updatedAt', 'is', null), is('updatedAt', '=', firstLoad)]))
    .execute()
}
