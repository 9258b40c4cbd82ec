import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'
import { columnChecks } from './column-checks.ts'
import { anyObject, flag, listOf, number, oneOf, orNull, readRows, shaped, text } from './rows.ts'
import { employees } from './schema/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const isRow = shaped({ id: number, name: orNull(text) })
const read = (statement: string) => readRows(app.deps.database.pool, isRow, statement)

describe('строки базы проверены там, где входят', () => {
  test('то, что обещано', async () => {
    const rows = await read(`select * from (values (1::bigint, 'а'), (2, null)) t (id, name)`)
    expect(rows).toEqual([
      { id: 1, name: 'а' },
      { id: 2, name: null },
    ])
  })

  test.each([
    ['переименованный столбец', `select 1 as id, 'а' as title`, 'title string'],
    ['другой тип', `select '1' as id, 'а' as name`, 'id string'],
    ['пусто там, где не бывает', `select null::int as id, 'а' as name`, 'id null'],
    ['одна строка из многих', `select * from (values (1, 'а'), (null, 'б')) t (id, name)`, 'id null'],
  ])('%s: сказано, какой и где, без значений', async (_, statement, said) => {
    const refused = await read(statement).catch(String)
    expect(refused).toContain(said)
    expect(refused).toContain(statement)
  })

  test.each([
    [flag, true, 1],
    [oneOf(['m', 'f']), 'f', 'x'],
    [listOf(number), [1, 2], [1, '2']],
    [anyObject, {}, []],
    [orNull(text), null, undefined],
  ])('вид значения %#', (check, right, wrong) => {
    expect([check(right), check(wrong)]).toEqual([true, false])
  })

  test('столбцы таблицы знают свои виды сами', () => {
    const { sex, snils, version } = columnChecks(getTableColumns(employees))
    expect([sex('m'), sex('x'), snils(null), snils(1), version(1), version(null)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ])
  })
})
