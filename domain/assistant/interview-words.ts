import { m } from '#messages'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { speak } from '#platform/speak.ts'
import type { Circumstance } from './suggestions.ts'
import type { IsraelConnection, ProfileSupport, VisitFrequency } from './volunteer-profile.ts'

/** The interviewer's questions, each recognizable in a conversation. */
export const QUESTIONS = {
  matters: m.interview_matters,
  can: m.interview_can,
  time: m.interview_time,
  skills: m.interview_skills,
  ties: m.interview_ties,
  tie: m.interview_tie,
  visits: m.interview_visits,
  place: m.interview_place,
  company: m.interview_company,
}
export type Question = keyof typeof QUESTIONS

/** Repeats a question with examples when the first answer yielded nothing. */
export const AGAIN: Partial<Record<Question, () => string>> = {
  matters: m.interview_again_matters,
  can: m.interview_again_can,
  ties: m.interview_again_ties,
}

const CHOICES: Record<Question, () => string> = {
  matters: m.interview_choices_matters,
  can: m.interview_choices_can,
  time: m.interview_choices_time,
  skills: m.interview_choices_skills,
  ties: m.interview_choices_ties,
  tie: m.interview_choices_tie,
  visits: m.interview_choices_visits,
  place: m.interview_choices_place,
  company: m.interview_choices_company,
}

/** The suggested replies to a question. */
export function choicesFor(question: Question): string[] {
  return CHOICES[question]().split(' | ')
}

/** Whether the interviewer said a text, in whatever language. */
export function isSaidIn(content: string, text: () => string): boolean {
  return ALL_LANGUAGES.some((language) => content.includes(speak(language, text)))
}

export const NOTED = [m.interview_noted_1, m.interview_noted_2, m.interview_noted_3]
/** With the words that the user named. */
export const ON_INTERESTS = [m.interview_on_interests_1, m.interview_on_interests_2]
export const ON_SKILLS = [m.interview_on_skills_1, m.interview_on_skills_2]
export const ON_CIRCUMSTANCES: Partial<Record<Circumstance, () => string>> = {
  'A few hours a week': m.interview_on_circumstance_hours,
  'A week or more': m.interview_on_circumstance_weeks,
  'From home': m.interview_on_circumstance_home,
  'With my family': m.interview_on_circumstance_family,
  'With a group': m.interview_on_circumstance_group,
}
export const ON_SUPPORT: Partial<Record<ProfileSupport, () => string>> = {
  donate: m.interview_on_support_donate,
  attend: m.interview_on_support_attend,
  invest: m.interview_on_support_invest,
  business: m.interview_on_support_business,
  visit: m.interview_on_support_visit,
}
export const ON_CONNECTION: Partial<Record<IsraelConnection, () => string>> = {
  'lives-there': m.interview_on_connection_lives,
  'lived-there': m.interview_on_connection_lived,
  family: m.interview_on_connection_family,
  friend: m.interview_on_connection_friend,
  community: m.interview_on_connection_community,
  interested: m.interview_on_connection_interested,
}
export const ON_VISITS: Partial<Record<VisitFrequency, () => string>> = {
  never: m.interview_on_visits_never,
  once: m.interview_on_visits_once,
  sometimes: m.interview_on_visits_sometimes,
  yearly: m.interview_on_visits_yearly,
  often: m.interview_on_visits_often,
}
