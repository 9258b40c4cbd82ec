import { describe, expect, test } from 'vitest'
import { NORMS_CHECKED_ON } from '../norms/register.ts'
import { termsPage, termTables } from './terms-page.ts'

/** The law that the page shows: that of the last check, or of the newest edition known then. */
const ON = NORMS_CHECKED_ON

describe('таблица сроков', () => {
  test.each(termTables().map((table) => [table.title, table] as const))(
    '%s: у каждого пункта есть строка и нет лишних',
    (_, table) => {
      expect(Object.keys(table.lines).toSorted()).toEqual(Object.keys(table.clauses).toSorted())
    },
  )

  test('docs/terms.md сделана из этих данных: npm run terms', async () => {
    await expect(termsPage(ON)).toMatchFileSnapshot('../../../../docs/terms.md')
  })

  test('несверенное помечено, рабочие дни названы рабочими', () => {
    const page = termsPage(ON)
    expect(page).toMatch(/\| п\. 14 \|.+3 месяца.+\*\*Не сверен\*\*/)
    expect(page).toContain('3 рабочих дня — «Уведомить организацию')
    expect(page).toContain('30 рабочих дней — «Подать декларацию')
  })
})
