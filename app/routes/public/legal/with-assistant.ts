import { m } from '#messages'
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
    title: m.legal_assistant_title,
    paragraphs: [
      () => m.legal_assistant_text_1({ days: RETENTION_DAYS.interactions }),
      m.legal_assistant_text_2,
      whoAnswers(model),
      ...(model.kind === 'none' ? [] : [m.legal_assistant_translations]),
      m.legal_assistant_text_3,
    ],
  }
}

function whoAnswers(model: ModelAt): () => string {
  switch (model.kind) {
    case 'none':
      return m.legal_assistant_none
    case 'here':
      return () => m.legal_assistant_here({ own: m.legal_assistant_own() })
    case 'elsewhere':
      return () => m.legal_assistant_elsewhere({ host: model.host, own: m.legal_assistant_own() })
  }
}
