import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorOf } from '../../test/operator.ts'
import { type TestApp, testApp } from '../../test/world.ts'
import { runAdmin } from './commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const FORM = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as form
  from pg_constraint where connamespace = 'public'::regnamespace order by 1`

/** On a cluster the tables of the tests are spread already, elsewhere there is no cluster. */
async function told(): Promise<string> {
  return runAdmin(operatorOf(app), ['distribute']).catch((error: Error) => error.message)
}

test('таблицы, которые раскладывать некуда или уже незачем, остаются как были, и об этом сказано', async () => {
  const before = await app.rows(FORM)
  expect(await told()).toMatch(
    /^(В этой базе нет расширения Citus: .*ничего не изменено|Раскладывать нечего)/,
  )
  expect(await app.rows(FORM)).toEqual(before)
})
