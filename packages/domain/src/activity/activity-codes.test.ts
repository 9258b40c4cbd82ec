import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from './activities.ts'
import { activitiesOfCode } from './activity-codes.ts'

const NAMES = new Map(ACTIVITIES.map(({ id, name }) => [id, name]))
const named = (okved: string) => activitiesOfCode(okved).map((id) => NAMES.get(id))

describe('kinds of activity that a code of ОКВЭД speaks of', () => {
  test.each([
    ['25.62', ['Металлообработка, производство металлоконструкций']],
    ['10.71', ['Хлебопечение, кондитерское производство']],
    ['10.51', ['Производство пищевых продуктов и напитков']],
    ['43.21', ['Монтаж инженерных систем, вентиляции, электромонтаж']],
    ['43.31', ['Отделочные и специализированные строительные работы']],
    ['47.73', ['Аптеки']],
    ['47.71', ['Розничная торговля непродовольственными товарами']],
    ['56.10.1', ['Рестораны, кафе, столовые, кейтеринг']],
    ['64.20', ['Управляющие компании, холдинги (офис)']],
    ['68.32.1', ['Управление и обслуживание жилых домов']],
    ['01.50', ['Растениеводство, тепличное хозяйство', 'Животноводство, птицеводство']],
    ['62', ['Разработка программного обеспечения, ИТ-услуги']],
  ])('%s', (okved, names) => {
    expect(named(okved)).toEqual(names)
  })

  test.each(['', '6', '24.10', '84.11', '99'])('nothing for «%s»: no kind names that work', (okved) => {
    expect(activitiesOfCode(okved)).toEqual([])
  })

  test('every grouping leads to a kind that is in the list', () => {
    const classes = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'))
    const unknown = classes.flatMap((code) => activitiesOfCode(code)).filter((id) => !NAMES.has(id))
    expect(unknown).toEqual([])
  })

  test('every kind has a code that leads to it', () => {
    const reached = new Set(everyCode().flatMap((code) => activitiesOfCode(code)))
    expect(ACTIVITIES.filter(({ id }) => !reached.has(id))).toEqual([])
  })
})

/** Every code of two to five digits that could be written, «00» to «99.99.9». */
function everyCode(): string[] {
  return Array.from({ length: 100_000 }, (_, index) => String(index).padStart(5, '0')).map(
    (digits) => `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`,
  )
}
