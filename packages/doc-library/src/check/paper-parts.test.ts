import { expect, test } from 'vitest'
import { buildDocx } from '../paper/build-docx.ts'
import { orderBody, template } from '../testing/template-text.ts'
import { paperParts } from './paper-parts.ts'

const POINTS = '1. Первый.\n2. Второй.\n3. Третий.'

test('заголовки названы с номерами и без, шапка — только над строками со словами', async () => {
  const table = (row: string) => `| Вид | Срок |\n| 50 | 50 |\n${row}`
  const body = orderBody(
    POINTS,
    `!приложение Порядок\n\n## 1. Начало\n\n1.1. Раз.\n\n${table('| Осмотр | Год |')}\n\n## 2. Журнал\n\n${table('|  |  |')}`,
  )
  const { headings, tableHeads } = paperParts(await buildDocx(template({}, body)))
  expect(headings).toContain('Порядок')
  expect(headings).toContain('Начало')
  expect(headings).toContain('1. Начало')
  expect(tableHeads.map((head) => head.trim().replaceAll(/\s+/g, ' '))).toContain('Вид Срок')
  expect(tableHeads.filter((head) => head.includes('Срок'))).toHaveLength(1)
})
