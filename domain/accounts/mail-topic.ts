import { m } from '#messages'

/** Topics of optional email. Emails without a topic cannot be opted out of. */
export const MAIL_TOPICS = [
  'supports',
  'follows',
  'reminders',
  'messages',
  'groups',
  'campaigns',
  'organization',
] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

export function isMailTopic(name: string): name is MailTopic {
  return MAIL_TOPICS.some((topic) => topic === name)
}

export type TopicLabels = { name: string; description: string }

/** A topic's name and a description of its emails. */
export function topicLabels(topic: MailTopic): TopicLabels {
  switch (topic) {
    case 'supports':
      return { name: m.account_topic_supports(), description: m.account_topic_supports_text() }
    case 'follows':
      return { name: m.account_topic_follows(), description: m.account_topic_follows_text() }
    case 'reminders':
      return { name: m.account_topic_reminders(), description: m.account_topic_reminders_text() }
    case 'messages':
      return { name: m.account_topic_messages(), description: m.account_topic_messages_text() }
    case 'campaigns':
      return { name: m.account_topic_campaigns(), description: m.account_topic_campaigns_text() }
    case 'groups':
      return { name: m.account_topic_groups(), description: m.account_topic_groups_text() }
    case 'organization':
      return {
        name: m.account_topic_organization(),
        description: m.account_topic_organization_text(),
      }
  }
}

/** Assigns an email to a topic: users who opted out do not receive it, and it includes the link to opt out. */
export function aboutTopic(topic: MailTopic): { name: string; choose: string } {
  return { name: topic, choose: m.mail_choose_topic({ topic: topicLabels(topic).name }) }
}
