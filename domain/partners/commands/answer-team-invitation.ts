import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { selectTeamInvitation } from '../select-team-invitation.ts'

/**
 * Accepts or declines an invitation that was sent to the caller's own, proved address. Whoever accepts an organization
 * itself becomes its owner; its owner so far stays in the team with all duties, and is emailed, as is the office.
 *
 * @throws AppError not_found if there is no such invitation to the caller, or no longer; conflict if they are in another
 * organization.
 */
export const answerTeamInvitation = command({
  name: 'partners.answer-team-invitation',
  for: 'member',
  input: z.object({ id: z.string(), isAccepted: z.boolean() }),
  async run(ctx): Promise<{ organization: string }> {
    const { db, input } = ctx
    const offer = await selectTeamInvitation(db, input.id)
    if (!offer) throw new AppError('not_found', m.team_invitation_nowhere())
    if (input.isAccepted && !offer.isReady) throw new AppError('conflict', m.team_elsewhere())
    const { rows } = await sql<{ done: boolean }>`
      select app.answer_invitation(${input.id}, ${input.isAccepted}) as done`.execute(db)
    if (!rows[0]?.done) throw new AppError('not_found', m.team_invitation_nowhere())
    const organization = stripLinks(offer.name)
    if (!input.isAccepted) return { organization }
    if (offer.duties.includes('own')) await tellHandedOver(ctx, offer.partnerId)
    return { organization }
  },
})

/** Emails the owner so far and the office: whoever takes an organization over decides where its money goes. */
async function tellHandedOver(
  { db, notify, office }: Pick<CommandContext, 'db' | 'notify' | 'office'>,
  partnerId: string,
): Promise<void> {
  const { names } = await db
    .selectFrom('partners')
    .select(sql<TextInEach>`names`.as('names'))
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const about = () => ({ organization: stripLinks(inPageLanguage(names)) })
  const { rows } = await sql<{ fullName: string; email: string }>`
    select full_name, email from app.own_team() where joined_at = now()`.execute(db)
  for (const { fullName: name, email } of rows) {
    await notify(() => ({
      kind: 'partners.handed-over',
      to: { name, email },
      replyTo: office.email,
      subject: m.team_mail_handed_subject(about()),
      paragraphs: [m.team_mail_handed_text(about())],
    }))
  }
  await notify(() => ({
    kind: 'partners.handed-over',
    to: 'office',
    subject: m.team_mail_handed_subject(about()),
    paragraphs: [m.team_mail_handed_office(about())],
  }))
}
