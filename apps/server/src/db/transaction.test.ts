import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../../test/test-databases.ts'
import { type TestApp, testApp } from '../../test/world.ts'
import { connectDatabase, type Database } from './client.ts'
import { lockCompany } from './company-lock.ts'
import { isDatabaseAway } from './sql-errors.ts'
import { transaction } from './transaction.ts'

let app: TestApp
let database: Database
const lost: Error[] = []
beforeAll(async () => {
  app = await testApp({}, { alone: 'silent_writer' })
  const connection = withDatabase(inject('server'), `${inject('run')}_silent_writer`)
  database = connectDatabase(connection, (error) => lost.push(error))
})
afterAll(async () => {
  await database.close()
  await app.close()
})

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('кто замолчал с чужим замком в руках, теряет его, и ждущий пишет', async () => {
  const { id } = await app.company()
  const hasLock = gate()
  const awakes = gate()
  const frozen = transaction(database, 'read write', [id], async (tx) => {
    await lockCompany(tx, id)
    hasLock.open()
    await awakes.opened
    await lockCompany(tx, id)
  })
  await hasLock.opened
  await transaction(database, 'read write', [id], (tx) => lockCompany(tx, id))
  awakes.open()
  await expect(frozen).rejects.toSatisfy(isDatabaseAway)
  expect(lost.every(isDatabaseAway)).toBe(true)
})
