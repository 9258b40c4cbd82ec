import { bigint, customType } from 'drizzle-orm/pg-core'

export const bigId = (name?: string) =>
  name === undefined ? bigint({ mode: 'number' }) : bigint(name, { mode: 'number' })

/** timestamptz read as ISO 8601 in UTC. The connection's time zone is UTC, so the offset is always +00. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A file in a column. */
export const bytesColumn = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
