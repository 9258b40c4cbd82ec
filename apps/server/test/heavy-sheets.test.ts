import { readTables, type SheetToWrite } from '@ot/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openThreads, type Threads } from '../src/threads/threads.ts'
import { workbookOf } from '../src/threads/workbook.ts'
import { THREAD_PROGRAM } from './programs.ts'

const COMPANY = 1
const ROWS = 5_000
const TURNS = 100

const SHEET: SheetToWrite = {
  name: 'Журнал',
  widths: [20, 40],
  frozenRows: 1,
  rows: Array.from({ length: ROWS }, (_, index) => [index, `Сотов Пётр Ильич, запись № ${index}`]),
}

let threads: Threads
beforeAll(() => {
  threads = openThreads(THREAD_PROGRAM, { slowness: 20 })
})
afterAll(() => threads.close())

test('пока пишется большая таблица, цикл событий идёт', async () => {
  // The thread has read its program.
  await workbookOf(threads, COMPANY, [{ ...SHEET, rows: [] }])
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  count()
  const bytes = await workbookOf(threads, COMPANY, [SHEET])
  isOver = true
  expect(turns).toBeGreaterThan(TURNS)
  expect(readTables(bytes, 'Журнал.xlsx')[0]?.rows.at(-1)?.cells).toEqual(SHEET.rows.at(-1))
})

test('таблица, на которую не хватило времени, отвергается со словами, что делать', async () => {
  const hasty = openThreads(THREAD_PROGRAM, { slowness: 0 })
  await expect(workbookOf(hasty, COMPANY, [SHEET])).rejects.toThrow('Сузьте отбор')
  await hasty.close()
})
