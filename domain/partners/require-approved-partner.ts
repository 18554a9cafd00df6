import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { findPosting } from './find-posting.ts'

/** Returns the caller's organization, to post or sell for it. @throws AppError forbidden unless it is approved. */
export async function requireApprovedPartner(db: Db): Promise<string> {
  const { partnerId, mayPost } = await findPosting(db)
  if (partnerId && mayPost) return partnerId
  throw new AppError('forbidden', m.posts_only_approved())
}
