import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { command } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { campaignPath, goalLabel, type GoalKind } from '../campaign.ts'

/** Notifications per run; the rest follow in the next run. */
const AT_ONCE = 100

/**
 * Notifies ambassadors whose running campaigns have reached their goal, once per campaign even if money is refunded or
 * the goal changes later. Returns how many were notified.
 */
export const notifyGoalsReached = command({
  name: 'campaigns.tell-goals-reached',
  for: 'system',
  input: z.object({}),
  async run({ db, now, notify }): Promise<number> {
    const { rows } = await sql<{
      id: string
      titles: TextInEach
      goalKind: GoalKind
      goal: number
      name: string
      email: string
    }>`
      with told as (
        update ambassador_campaigns set goal_reached_at = ${now} where goal_reached_at is null and id in (
          select c.id from ambassador_campaigns c
          where c.goal_reached_at is null and c.ended_at is null and app.is_running(c, ${now})
            and c.goal <= (
              select case c.goal_kind when 'raised' then f.raised_cents else f.supporters end
              from app.campaign_figures f where f.campaign_id = c.id)
          limit ${AT_ONCE}
        )
        returning id, language, title, translations, goal_kind, goal, ambassador_id
      )
      select told.id, ${textInEach('told', 'title', 'titles')}, told.goal_kind, told.goal, p.full_name as name, p.email
      from told join ambassador_profiles a on a.id = told.ambassador_id join profiles p on p.id = a.user_id`.execute(
      db,
    )
    for (const { id, titles, goalKind: kind, goal, name, email } of rows) {
      await notify(() => {
        const title = inPageLanguage(titles)
        return {
          kind: 'campaigns.goal-reached',
          to: { email, name: stripLinks(name) },
          subject: m.campaigns_mail_reached_subject({ title }),
          paragraphs: [
            m.campaigns_mail_reached_text({ title, goal: goalLabel(kind, goal) }),
            m.campaigns_mail_reached_more(),
          ],
          action: { label: m.campaigns_mail_reached_action(), path: campaignPath(id) },
          topic: aboutTopic('campaigns'),
        }
      })
    }
    return rows.length
  },
})
