import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalSection, LegalText } from './legal-text.ts'

/** Where an installation's language model runs: nowhere, on our server, or at a provider. */
export type ModelAt = { kind: 'none' } | { kind: 'here' } | { kind: 'elsewhere'; host: string }

/** Adds the section about this installation's assistant to the privacy policy, after the one about statistics. */
export function withAssistant(policy: LegalText, model: ModelAt): LegalText {
  const at = policy.sections.findIndex(({ id }) => id === 'statistics') + 1
  return { ...policy, sections: policy.sections.toSpliced(at, 0, assistant(model)) }
}

function assistant(model: ModelAt): LegalSection {
  return {
    id: 'assistant',
    title: 'The assistant',
    paragraphs: [
      `What you ask the assistant and what it answers is kept for ${RETENTION_DAYS.interactions} days, so that we learn what people look for and do not find: with your account if you are signed in, and otherwise with nothing that identifies you, neither a cookie nor an internet address. Email addresses and long numbers, such as phone numbers, are removed first. After that time it is deleted automatically. The conversation you see stays in your browser, in its tab, until you close the tab or start a new conversation.`,
      'Our staff read only the questions for which nothing was found or whose answer failed, and never learn who asked them. They do not read anything you tell the assistant about yourself for a volunteer profile. The profile itself is stored when you save it, and only you see it.',
      whoAnswers(model),
      'If you speak instead of typing, your browser turns your speech into words, and reads answers aloud. Some browsers have their maker do that for them; the maker’s own policy applies there. This site gets the words, never the sound.',
    ],
  }
}

function whoAnswers(model: ModelAt): string {
  const own =
    'If the model does not answer, this site does so itself, from what it publishes, and tells no one.'
  switch (model.kind) {
    case 'none':
      return 'Answers are put together by this site itself, from what it publishes. What you ask goes to no other company and to no language model.'
    case 'here':
      return `Answers are written by a language model that runs on our own machine. What you ask goes to no other company. ${own}`
    case 'elsewhere':
      return `Answers are written by a language model at ${model.host}. Your question, what was said before it in the same conversation, and what this site publishes about it are sent to its operator, without your name, your account or your internet address; please do not put anything in a question that they should not read. Their own policy says what they do with it. ${own}`
  }
}
