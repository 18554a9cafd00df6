import type { Db } from '#platform/database/scope.ts'

const HOW_TO_PAY = `Please transfer the amount to Friends for Israel, which passes it on to the organizations:

Demo Bank, branch 000, account 000-000000
IBAN XX00 0000 0000 0000 0000 000

Write the number of your order or gift as the reason for payment, so that it is found.

This is a demonstration: the account does not exist. Please do not send money.`

/** Loads the site's payment instructions, unless someone has written them. */
export async function loadHowToPay(db: Db, firstLoad: Date): Promise<void> {
  await db
    .updateTable('siteTexts')
    .set({ body: HOW_TO_PAY, updatedAt: firstLoad })
    .where('slug', '=', 'payment-instructions')
    .where('body', '=', '')
    .where('updatedAt', 'is', null)
    .execute()
}
