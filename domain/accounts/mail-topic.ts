import { m } from '#messages'

/** What mail can be about that nobody has to have. Mail of any other kind cannot be refused. */
export const MAIL_TOPICS = ['supports', 'groups', 'organization'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

export function isMailTopic(name: string): name is MailTopic {
  return MAIL_TOPICS.some((topic) => topic === name)
}

export type TopicLabels = { name: string; description: string }

/** What a topic is called, and what of it is written. */
export function topicLabels(topic: MailTopic): TopicLabels {
  switch (topic) {
    case 'supports':
      return { name: m.account_topic_supports(), description: m.account_topic_supports_text() }
    case 'groups':
      return { name: m.account_topic_groups(), description: m.account_topic_groups_text() }
    case 'organization':
      return {
        name: m.account_topic_organization(),
        description: m.account_topic_organization_text(),
      }
  }
}

/** Makes a mail one of a topic: whoever refuses the topic does not get it, and it says where to refuse. */
export function aboutTopic(topic: MailTopic): { name: string; choose: string } {
  return { name: topic, choose: m.mail_choose_topic({ topic: topicLabels(topic).name }) }
}
