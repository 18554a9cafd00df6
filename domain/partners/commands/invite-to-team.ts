import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { typedEmail } from '#platform/text/typed-line.ts'
import { dutiesInput } from '../duties-input.ts'
import { INVITATION_DAYS, TEAM_MAX, teamInvitationPath } from '../duty.ts'
import { dutiesInWords } from '../duty-words.ts'
import { ownedPartner } from '../owned-partner.ts'

const email = typedEmail(m.auth_email_invalid)
const DAY = 24 * 60 * 60 * 1000

/**
 * Invites someone to the team of the caller's organization by email, with duties, or offers them the organization
 * itself (`isOwner`). Whoever was invited already gets a new email, and the old link ends.
 *
 * @throws AppError forbidden unless the caller owns an approved organization; bad_input by field; conflict if the
 * address is in the team with these duties, or the team is full.
 */
export const inviteToTeam = command({
  name: 'partners.invite-to-team',
  for: 'member',
  input: z.discriminatedUnion('isOwner', [
    z.object({ isOwner: z.literal(true), email }),
    z.object({ isOwner: z.literal(false), email, duties: dutiesInput }),
  ]),
  async run({ db, actor, input, now, notify }): Promise<void> {
    const { partner, team } = await ownedPartner(db)
    const userId = actor.kind === 'member' ? actor.userId : ''
    const duties = input.isOwner ? ['own' as const] : input.duties
    const address = input.email.toLowerCase()
    const known = team.find((person) => person.email.toLowerCase() === address)
    if (known && (known.userId === userId || !input.isOwner)) {
      throw new AppError('conflict', m.team_known(), { fields: { email: m.team_known() } })
    }
    await db
      .deleteFrom('partnerInvitations')
      .where('partnerId', '=', partner.id)
      .where((is) =>
        // An organization is offered to one person at a time.
        is.or([
          is('email', '=', address),
          is('expiresAt', '<=', now),
          ...(input.isOwner ? [sql<boolean>`duties = '{own}'`] : []),
        ]),
      )
      .execute()
    const { waiting } = await db
      .selectFrom('partnerInvitations')
      .select((row) => row.fn.countAll<string>().as('waiting'))
      .executeTakeFirstOrThrow()
    if (team.length - 1 + Number(waiting) >= TEAM_MAX && !known) {
      throw new AppError('conflict', m.team_full({ max: TEAM_MAX }))
    }
    const id = newId(now)
    await db
      .insertInto('partnerInvitations')
      .values({
        id,
        partnerId: partner.id,
        email: address,
        duties,
        invitedBy: userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
      })
      .execute()
    const inviter = team.find((person) => person.userId === userId)?.fullName ?? ''
    await notify(() => ({
      kind: 'partners.team-invitation',
      to: { email: address, name: known?.fullName ?? null },
      subject: input.isOwner
        ? m.team_mail_offer_subject({ organization: partner.name() })
        : m.team_mail_subject({ organization: partner.name() }),
      paragraphs: [
        input.isOwner
          ? m.team_mail_offer_text({ inviter, organization: partner.name() })
          : m.team_mail_text({
              inviter,
              organization: partner.name(),
              duties: dutiesInWords(duties),
            }),
        m.team_mail_how({ days: format.number(INVITATION_DAYS) }),
      ],
      action: { label: m.team_mail_action(), path: teamInvitationPath(id) },
    }))
  },
})
