import { asc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { activityRequests } from '../../db/schema/activity-request.ts'

export type ActivityRequest = typeof activityRequests.$inferSelect

export async function insertActivityRequest(
  db: Db,
  request: Omit<ActivityRequest, 'id'>,
): Promise<ActivityRequest> {
  const [row] = await db.insert(activityRequests).values(request).returning()
  if (row === undefined) throw new Error('the insert returned no row')
  return row
}

export async function listActivityRequests(db: Db): Promise<ActivityRequest[]> {
  return db.select().from(activityRequests).orderBy(asc(activityRequests.id))
}
