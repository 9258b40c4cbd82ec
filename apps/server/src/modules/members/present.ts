import type { LogRow, MemberRow } from './queries.ts'

export function presentMember({ userId, email, name, role }: MemberRow) {
  return { userId, email, name, role }
}

export function presentLogEntry(row: LogRow) {
  return {
    id: row.id,
    at: row.at,
    userId: row.userId,
    userName: row.name ?? row.email,
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    changes: row.changes,
  }
}
