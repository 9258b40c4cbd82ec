import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'
import { checkedSql } from './checked-sql.ts'
import { flag, orNull, text } from './rows.ts'
import { positions } from './schema/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const first = (said: ReturnType<typeof checkedSql>) =>
  app.deps.database.db.select({ said }).from(positions).limit(1)

describe('выражение SQL проверено там, где входит', () => {
  test('то, что обещано', async () => {
    expect(await first(checkedSql(flag, sql`${positions.id} > 0`))).toEqual([{ said: true }])
    expect(await first(checkedSql(orNull(text), sql`null::text`))).toEqual([{ said: null }])
  })

  test('другой тип: сказано, какой и где, без значений', async () => {
    const refused = first(checkedSql(text, sql`${positions.id}::int + 7`))
    await expect(refused).rejects.toThrow('unexpected number of: …::int + 7')
  })
})
