import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

export type OrderOrganization = {
  id: string
  name: string
  /** Where it is told of orders. */
  address: string | null
  isPublic: boolean
}

/** The organizations that send an order, by their ids; as far as the caller may know, and without those that have left. */
export async function orderOrganizations(
  db: Db,
  orderId: string,
): Promise<Map<string, OrderOrganization>> {
  const { rows } = await sql<{
    partnerId: string
    name: string
    address: string | null
    isPublic: boolean
  }>`select * from app.order_organizations(${orderId})`.execute(db)
  return new Map(
    rows.map(({ partnerId: id, name, address, isPublic }) => [id, { id, name, address, isPublic }]),
  )
}
