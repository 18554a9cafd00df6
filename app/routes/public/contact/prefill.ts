import { m } from '#messages'

const topics = {
  ambassador: m.contact_topic_ambassador,
  group: m.contact_topic_group,
  product: m.contact_topic_product,
  general: m.contact_topic_general,
}
type Topic = keyof typeof topics

const ABOUT_MOST = 100

/** The subject from the URL: `?topic=` names the topic, `?about=` the item. */
export function prefilledSubject(query: URLSearchParams): string {
  const word = query.get('topic')
  const topic = Object.keys(topics).find((name): name is Topic => name === word)
  const about = [...(query.get('about') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()]
    .slice(0, ABOUT_MOST)
    .join('')
    .toWellFormed()
  if (!about) return topic ? topics[topic]() : ''
  return m.contact_topic_about({ topic: topics[topic ?? 'general'](), about })
}
