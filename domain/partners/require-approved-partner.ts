import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from './find-posting.ts'

/** The organization that the signed-in person may post, tell and sell for. @throws AppError forbidden unless it is approved. */
export async function requireApprovedPartner(db: Db): Promise<string> {
  const { partnerId, mayPost } = await findPosting(db)
  if (partnerId && mayPost) return partnerId
  throw new AppError('forbidden', m.posts_only_approved())
}
