import { isKnownAddress, ROLES, sectionAddress } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { SEARCH_ACTIONS } from './actions.ts'
import { foundGroups, openingGroups, stillFound } from './search-groups.ts'
import { STANDING_ROWS } from './standing-pages.ts'

type Asked = Parameters<typeof foundGroups>[1]
const by = (role: Asked['role'], recent: Asked['recent'] = []) => ({ role, recent })
const firstOf = (words: string) =>
  foundGroups(words, by('owner'), [])
    .map(({ label, rows }) => `${label}: ${rows[0]?.title}`)
    .at(0)

describe('разделы, настройки и действия по словам', () => {
  test.each([
    ['добавить работника', 'Действия: Добавить работника'],
    ['нанять сотрудника', 'Действия: Добавить работника'],
    ['отметить инструктаж', 'Действия: Отметить инструктаж'],
    ['отм инстр', 'Действия: Отметить инструктаж'],
    ['отм', 'Действия: Отметить инструктаж'],
    ['jnvtnbnm', 'Действия: Отметить инструктаж'],
    ['отметить медосмтор', 'Действия: Отметить медосмотр'],
    ['сформировать пакет', 'Действия: Сформировать документ или комплект'],
    ['новая служебная записка', 'Действия: Новая заявка'],
    ['зарегистрировать происшествие', 'Действия: Зарегистрировать происшествие'],
    ['сотрудники', 'Разделы: Работники'],
    ['медосмотры', 'Разделы: Медосмотры'],
    ['vtljcvjnhs', 'Разделы: Медосмотры'],
    ['реестр заявок', 'Разделы: Реестр заявок'],
    ['инструкажи', 'Разделы: Инструктажи'],
    ['огнетушители', 'Разделы: Оборудование'],
    ['сводка', 'Разделы: Сводка'],
    ['пароль', 'Настройки: Аккаунт'],
    ['темная тема', 'Настройки: Аккаунт'],
    ['telegram', 'Настройки: Аккаунт'],
    ['настройки', 'Настройки: Сведения об организации'],
    ['журнал изменений', 'Настройки: Журнал изменений'],
    ['тариф', 'Настройки: Тариф и оплата'],
    ['оплатить', 'Действия: Продлить доступ'],
    ['карта рисков', 'Разделы: Риски'],
    ['вредные факторы', 'Разделы: Медосмотры'],
    ['аптечка', 'Разделы: Здания и помещения'],
    ['стажировка', 'Разделы: Инструктажи'],
    ['логотип', 'Разделы: Документы'],
    ['телеграм', 'Настройки: Аккаунт'],
    ['часовой пояс', 'Настройки: Сведения об организации'],
    ['наблюдатель', 'Настройки: Коллеги'],
    ['отпуск', 'Действия: Записать отсутствие'],
    ['больничный', 'Действия: Записать отсутствие'],
    ['уволить', 'Действия: Уволить работника'],
    ['перевод на другую должность', 'Действия: Перевести работника'],
    ['реестр обученных', 'Действия: Выгрузить в реестр обученных'],
  ])('«%s» → %s', (words, expected) => {
    expect(firstOf(words)).toBe(expected)
  })

  test.each(STANDING_ROWS)('«$title» находится по своему названию', ({ title, address }) => {
    const rows = foundGroups(title, by('viewer'), []).flatMap((group) => group.rows)
    expect(rows.map((row) => row.address)).toContain(address)
  })

  test.each([...STANDING_ROWS, ...SEARCH_ACTIONS])('«$title» ведёт на страницу', ({ address }) => {
    expect(isKnownAddress(new URL(address, 'http://localhost').pathname)).toBe(true)
  })
})

describe('роли', () => {
  test.each([
    ['owner', 'пригласить коллегу', true],
    ['editor', 'пригласить коллегу', false],
    ['editor', 'добавить работника', true],
    ['viewer', 'добавить работника', false],
    ['viewer', 'отметить инструктаж', false],
    [null, 'добавить работника', false],
    [null, 'добавить организацию', true],
  ] as const)('%s, «%s»: действие есть — %s', (role, words, isThere) => {
    const labels = foundGroups(words, by(role), []).map(({ label }) => label)
    expect(labels.includes('Действия')).toBe(isThere)
  })

  test.each(ROLES)('%s: пока ничего не введено, предложено только открытое ему', (role) => {
    const titles = openingGroups(by(role)).flatMap(({ rows }) => rows.map(({ title }) => title))
    expect(titles.includes('Отметить инструктаж')).toBe(role !== 'viewer')
  })
})

test('найденное в организации — по видам, с адресами', () => {
  const groups = foundGroups('смирнова', by('viewer'), [
    { kind: 'employee', id: 4, title: 'Смирнова Ольга Викторовна', note: 'Экономист · Офис' },
    {
      kind: 'document',
      id: 9,
      number: '3-ОТ',
      date: '2026-11-02',
      title: 'Приказ',
      note: '№ 3-ОТ от 02.11.2026',
    },
  ])
  expect(groups).toEqual([
    {
      label: 'Работники',
      rows: [
        {
          title: 'Смирнова Ольга Викторовна',
          note: 'Экономист · Офис',
          address: '/employees/:4/summary',
          paper: null,
        },
      ],
    },
    {
      label: 'Зарегистрированные документы',
      rows: [
        expect.objectContaining({
          title: 'Приказ',
          address: expect.stringContaining('group=registered'),
          paper: { kind: 'document', id: 9 },
        }),
      ],
    },
  ])
})

test('пока ответа на новые слова нет, из прежнего ответа остаётся то, что им подходит', () => {
  const smirnova = { kind: 'employee', id: 4, title: 'Смирнова Ольга', note: 'Экономист' } as const
  const smirnov = { kind: 'employee', id: 5, title: 'Смирнов Олег', note: 'Водитель' } as const
  const earlier = [smirnova, smirnov]
  expect(stillFound('смирнова', earlier)).toEqual([smirnova])
  expect(stillFound('белов', earlier)).toEqual([])
})

test('что должны многие, открывается в списке своего раздела', () => {
  const [group] = foundGroups('каска защитная', by('viewer'), [
    { kind: 'ppe', title: 'Каска защитная', note: '12 работников · 2 просрочено' },
  ])
  expect(group).toEqual({
    label: 'СИЗ',
    rows: [
      {
        title: 'Каска защитная',
        note: '12 работников · 2 просрочено',
        address: sectionAddress('register', 'ppe', { text: 'Каска защитная' }),
        paper: null,
      },
    ],
  })
})

test('виды стоят в порядке ответа; скачать сразу можно бумагу обо всей организации', () => {
  const order = { kind: 'template', title: 'Приказ об обучении', note: 'Приказы' } as const
  const person = { kind: 'employee', id: 4, title: 'Приказчикова Анна', note: 'Экономист' } as const
  const groups = foundGroups('приказ', by('viewer'), [
    { ...order, id: 'whole', scope: 'company' },
    { ...order, id: 'personal', scope: 'employee' },
    person,
  ]).slice(-2)
  expect(groups.map(({ label, rows }) => [label, rows.map(({ paper }) => paper)])).toEqual([
    ['Шаблоны документов', [{ kind: 'template', id: 'whole' }, null]],
    ['Работники', [null]],
  ])
})

test('недавно открытое по словам — над найденным на сервере и один раз', () => {
  const smirnova = { title: 'Смирнова Ольга', note: 'Экономист', address: '/employees/:4/summary' }
  const belov = { title: 'Белов Олег', note: 'Водитель', address: '/employees/:6/summary' }
  const recent = [belov, smirnova].map((row) => ({ ...row, paper: null }))
  const groups = foundGroups('смирнов', by('viewer', recent), [
    { kind: 'employee', id: 4, title: 'Смирнова Ольга', note: 'Экономист' },
    { kind: 'employee', id: 5, title: 'Смирнов Олег', note: 'Водитель' },
  ])
  expect(groups.map(({ label, rows }) => [label, rows.map(({ title }) => title)])).toEqual([
    ['Недавно открытые', ['Смирнова Ольга']],
    ['Работники', ['Смирнов Олег']],
  ])
})
