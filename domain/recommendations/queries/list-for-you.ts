import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import type { Preferences } from '#domain/accounts/preferences.ts'
import { readPreferences } from '#domain/accounts/read-preferences.ts'
import { REGIONS } from '#domain/project-events/place.ts'
import {
  listCandidates,
  type Candidate,
  type CandidateSearch,
} from '#domain/project-events/list-candidates.ts'
import { listCards, listTexts } from '#domain/project-events/list-cards.ts'
import { wordsOfShownPlace } from '#domain/project-events/place-words.ts'
import { SUPPORT_TYPES, type ProjectEventCard } from '#domain/project-events/project-event.ts'
import { listSavedIds } from '#domain/support/list-saved-ids.ts'
import { listSupportedIds } from '#domain/support/list-supported-ids.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { readStoredProfile } from '#domain/assistant/read-stored-profile.ts'
import { checkReasons } from '../check-reasons.ts'
import { gatherWishes, isWithoutWishes } from '../gather-wishes.ts'
import { openKinds } from '../open-kinds.ts'
import { reasonLabel } from '../reason.ts'
import { spreadOut } from '../spread-out.ts'
import { shownReasons } from '../shown-reasons.ts'
import { weighItem, addMet, type Weighing } from '../weigh-item.ts'
import { weighText } from '../weigh-text.ts'
import { WEIGHTS } from '../weights.ts'
import type { Wishes } from '../wishes.ts'

/** The maximum number of recommendations. */
export const FOR_YOU_MOST = 24
/** The number of items whose texts are read, the best by all other criteria. */
const READ_MOST = 96
const SAVED_MOST = 50
const SUPPORTED_MOST = 500

export type ForYou = {
  items: { card: ProjectEventCard; reasons: string[]; isSaved: boolean }[]
  /** Whether there are preferences and a profile: without either, there are no results. */
  basedOn: { preferences: boolean; profile: boolean }
  /** The user's answers, for them to see and change. */
  told: { preferences: Preferences; profile: { interests: string[]; skills: string[] } | null }
}

/**
 * Lists the items that best fit the caller's preferences and volunteer profile, at most `most`, each with its reasons,
 * the most personal ones first. Only items they can help now: not over, full or closed, not already signed up for or
 * completed, not of their own organization.
 */
export const listForYou = query({
  name: 'recommendations.list-for-you',
  for: 'member',
  input: z.object({ most: z.int().min(1).max(FOR_YOU_MOST).default(FOR_YOU_MOST) }),
  async run({ db, actor, input, now, switches }): Promise<ForYou> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const preferences = await readPreferences(db, userId)
    const profile = switches.isOn('volunteer-profile') ? await readStoredProfile(db, userId) : null
    const basedOn = {
      preferences: !isWithoutWishes(gatherWishes(preferences, null)),
      profile: !isWithoutWishes(gatherWishes(null, profile)),
    }
    const wishes = gatherWishes(preferences, profile)
    const { interests, skills } = profile ?? { interests: [], skills: [] }
    const told = { preferences, profile: profile && { interests, skills } }
    if (isWithoutWishes(wishes)) return { items: [], basedOn, told }

    const savedIds = await listSavedIds(db, userId, SAVED_MOST)
    const supported = new Set(await listSupportedIds(db, userId, SUPPORTED_MOST))
    const candidates = await listCandidates(db, searchOf(wishes, savedIds), now)
    const open = candidates.flatMap((item) => {
      const kinds = supported.has(item.id) ? [] : openKinds(item, { switches, now })
      const isSaved = savedIds.includes(item.id)
      const weighing = weighItem(item, wishes, { isSaved, kinds, now })
      return kinds.length > 0 ? [{ item, kinds, isSaved, weighing }] : []
    })
    const shown = spreadOut(await readTexts(db, open, wishes), input.most)
    const cards = new Map((await listCards(db, shown, now)).map((card) => [card.id, card]))
    return {
      basedOn,
      told,
      items: shown.flatMap(({ id, isSaved, weighing }) => {
        const card = cards.get(id)
        return card
          ? [{ card, isSaved, reasons: [...new Set(shownReasons(weighing).map(reasonLabel))] }]
          : []
      }),
    }
  },
})

type Open = { item: Candidate; kinds: SupportKind[]; isSaved: boolean; weighing: Weighing }

/** The best items after their texts are weighed too, without those that meet no wish. */
async function readTexts(db: Db, open: readonly Open[], wishes: Wishes) {
  const expected = ({ item, weighing }: Open) =>
    weighing.score + (item.isSpokenOf ? WEIGHTS.word : 0)
  const seen = new Set<string>()
  // Of an event in several places only the best of them, else the first.
  const best = open
    .toSorted((one, other) => expected(other) - expected(one))
    .filter(({ item: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, READ_MOST)
  const texts = await listTexts(
    db,
    best.map(({ item }) => item.id),
  )
  const read = new Map(texts.map((one) => [one.id, one]))
  return best.flatMap(({ item, kinds, isSaved, weighing: without }) => {
    const { id, dateId, partnerId, datePlace } = item
    const said = read.get(id)
    if (!said) return []
    const location = wordsOfShownPlace({ ...said, datePlace })
    const borneOut = checkReasons(without, { text: said.text, location })
    const weighing = addMet(borneOut, weighText(said.text, wishes, kinds))
    if (weighing.met.length === 0) return []
    return [{ id, dateId, partnerId, score: weighing.score, isSaved, weighing }]
  })
}

function searchOf(wishes: Wishes, ids: string[]): CandidateSearch {
  const isAfar = wishes.presence === 'afar'
  return {
    topics: wishes.topics.map(({ topic }) => topic),
    districts: wishes.places.map(({ district }) => district),
    regions: isAfar ? REGIONS.filter((region) => region !== 'asia') : [],
    isAnywhere: isAfar,
    kinds: SUPPORT_TYPES.filter((kind) => wishes.kinds.includes(kind)),
    phrases: wishes.words,
    ids,
  }
}
