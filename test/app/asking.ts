import { newId } from '#platform/database/new-id.ts'

/** A row of `assistant_interactions`; an answered question by default. */
export function interaction(more: { userId?: string; outcome?: string; actionType?: string } = {}) {
  return {
    id: newId(),
    actionType: 'answer',
    answeredBy: 'site',
    outcome: 'answered',
    prompt: 'What can I do?',
    response: 'Much.',
    tookMs: 1,
    ...more,
  }
}

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>

/** Inserts a user's question and volunteer profile; returns the condition that finds each. */
export async function seedAsking(add: Add, id: string): Promise<Record<string, string>> {
  await add('assistant_interactions', interaction({ userId: id }))
  await add('volunteer_profiles', { user_id: id })
  const whose = `user_id = '${id}'`
  return { 'app.assistant_interactions': whose, 'app.volunteer_profiles': whose }
}
