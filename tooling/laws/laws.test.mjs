import { describe, expect, test } from 'vitest'
import { callsApart } from './calls.mjs'
import { FILE_LAWS } from './file-laws.mjs'
import { namesApart, namesFromBelow, namesOfSeveral } from './names.mjs'
import { queryKeysApart } from './query-keys.mjs'
import { verbsThatLack } from './verbs.mjs'

const ALLOWED = "allow(ctx, companyId, 'memo.change')"
const WRITTEN = 'inTransaction(ctx, companyId, (tx) => insertMemo(tx))'

function lacksOf(...texts) {
  const files = texts.map((text, place) => ({ file: `${place}.ts`, text }))
  return verbsThatLack(files).map(({ name, lacks }) => `${name}: ${lacks.join(', ')}`)
}

describe('глагол разрешает, пишет и протоколирует в одной функции', () => {
  test('всё на месте', () => {
    expect(
      lacksOf(
        `export async function make(ctx) { ${ALLOWED}; return inTransaction(ctx, 1, (tx) => audit(tx)) }`,
      ),
    ).toEqual([])
  })

  test('разрешение соседней функции того же файла не в счёт', () => {
    const text = `export async function make(ctx) { ${ALLOWED}; await inTransaction(ctx, 1, (tx) => audit(tx)) }
      export async function drop(ctx) { await ${WRITTEN} }`
    expect(lacksOf(text)).toEqual(['drop: allow, audit'])
  })

  test('своя функция того же файла делает часть работы', () => {
    const text = `export const make = async (ctx) => { ${ALLOWED}; return write(ctx) }
      function write(ctx) { return inTransaction(ctx, 1, async (tx) => { await auditAll(tx, ctx, []) }) }`
    expect(lacksOf(text)).toEqual([])
  })

  test('слово в строке или в примечании — не вызов', () => {
    const text = `/** allow(ctx) and audit(tx) are elsewhere */
      export function make(ctx) { throwOf('allow(ctx), audit(tx)'); return ${WRITTEN} }`
    expect(lacksOf(text)).toEqual(['make: allow, audit'])
  })

  test('рамка разрешает за того, кто её зовёт, а протоколирует он сам', () => {
    const frame = `export async function inOpenMemo(ctx, id, work) { ${ALLOWED}; return inTransaction(ctx, 1, (tx) => work(tx)) }`
    const silent = 'export const close = (ctx) => inOpenMemo(ctx, 1, (tx) => updateMemo(tx))'
    const told = 'export const open = (ctx) => inOpenMemo(ctx, 1, (tx) => audit(tx, ctx, {}))'
    expect(lacksOf(frame, silent, told)).toEqual(['close: audit'])
  })

  test('писать мимо inTransaction нельзя, когда есть пользователь', () => {
    const text = `export function mark(ctx) { ${ALLOWED}; return transaction(ctx.database, 'read write', [1], (tx) => audit(tx)) }`
    expect(lacksOf(text)).toEqual(['mark: inTransaction'])
    expect(lacksOf("export const look = (ctx) => transaction(ctx.database, 'read only', [1], read)")).toEqual(
      [],
    )
  })
})

function reasonsFor(file, text) {
  return FILE_LAWS.filter((law) => law.applies(file) && law.breaks(text, file)).map(({ reason }) => reason)
}

describe('SQL за именованными запросами', () => {
  const VERB = 'apps/server/src/modules/memos/make-memo.ts'
  test.each([
    "await tx.$client.query('delete from memos')",
    "await ctx.database.pool.query('select 1')",
    'await tx.insert(memos).values({})',
    'await ask(tx.$client)',
  ])('глаголу нельзя: %s', (text) => {
    expect(reasonsFor(VERB, text)).toEqual([expect.stringContaining('SQL живёт')])
    expect(reasonsFor('apps/server/src/modules/memos/memo-queries.ts', text)).toEqual([])
    expect(reasonsFor('apps/server/src/db/audit.ts', text)).toEqual([])
  })

  test.each([
    "const { rows } = await tx.$client.query<Row>('select 1')",
    "const { rows: found } = await pool.query('select 1')",
    "return (await tx.$client.query('select 1')).rows",
  ])('строки без проверки не читают: %s', (text) => {
    const file = 'apps/server/src/modules/memos/memo-queries.ts'
    expect(reasonsFor(file, text)).toEqual([expect.stringContaining('readRows')])
    expect(reasonsFor('apps/server/src/db/rows.ts', text)).toEqual([])
  })

  test.each(['n: sql<number>`count(*)::int`', 'await tx.execute<{ id: number }>(sql`select 1`)'])(
    'выражению SQL не верят на слово: %s',
    (text) => {
      const file = 'apps/server/src/modules/memos/memo-queries.ts'
      expect(reasonsFor(file, text)).toEqual([expect.stringContaining('checkedSql')])
    },
  )

  test('строку организации запирает один файл', () => {
    const text = ".for('no key update')"
    expect(reasonsFor('apps/server/src/modules/memos/memo-queries.ts', text)).toEqual([
      expect.stringContaining('lockCompany'),
    ])
    expect(reasonsFor('apps/server/src/db/company-lock.ts', text)).toEqual([])
  })
})

test.each([
  ['new Date()', 1],
  ['new Date( )', 1],
  ['new Date', 1],
  ['Date.now()', 1],
  ['Math.random()', 1],
  ['new Date(Date.parse(day) + DAY_MS)', 0],
])('часы и случай в правилах: %s — нарушений %i', (text, count) => {
  expect(reasonsFor('packages/domain/src/calendar/calendar.ts', text)).toHaveLength(count)
})

test('окружение теста названо его именем, а не в нём самом', () => {
  // Written whole, it would be the environment of this file.
  const text = ['// @vitest', 'environment happy-dom'].join('-')
  for (const file of ['apps/web/src/ui/badge.test.tsx', 'apps/web/src/lib/focus-order.test.ts'])
    expect(reasonsFor(file, text)).toEqual([expect.stringContaining('*.test.tsx')])
})

describe('текст пишет один пакет', () => {
  test.each([
    "const MONEY = new Intl.NumberFormat('ru-RU')",
    "new Intl.DateTimeFormat('ru-RU', { month: 'long' })",
    'moment.toLocaleDateString()',
    "rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ru'))",
    "words.replace(DATE, '$3-$2-$1')",
    '(kopecks / 100).toFixed(2)',
    "name.toLowerCase().replaceAll('ё', 'е')",
    'text.charAt(0).toUpperCase() + text.slice(1)',
    "text.replace(/&/g, '&amp;')",
    'byRow.set(row, [...(byRow.get(row) ?? []), cell])',
  ])('нельзя: %s', (text) => {
    for (const file of ['apps/web/src/features/overview/month.ts', 'packages/domain/src/payer/invoices.ts'])
      expect(reasonsFor(file, text)).toEqual([expect.stringContaining('@ot/text')])
    expect(reasonsFor('packages/text/src/digits.ts', text)).toEqual([])
  })

  test.each([
    "new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)",
    'a.deadline.localeCompare(b.deadline)',
    'latitude.toFixed(5)',
    'names.set(key, [...names.keys()])',
  ])('можно: %s', (text) => {
    expect(reasonsFor('packages/domain/src/payer/invoices.ts', text)).toEqual([])
  })
})

test.each([
  "'Подробно — в [договоре-оферте](/ContractOffer).'",
  '<a href="/#tariffs">Тарифы</a>',
  '<Link to="/employees/main">',
])('адрес страницы не пишут от руки: %s', (text) => {
  const file = 'apps/web/src/features/legal/consent-text.ts'
  expect(reasonsFor(file, text)).toEqual([expect.stringContaining('PAGES')])
  expect(reasonsFor('apps/web/src/features/legal/legal-pages.test.tsx', text)).toEqual([])
})

test('адрес из таблицы страниц можно', () => {
  const text = '<a href={PAGES.contractOffer.path}>; <Link to={PAGES.news.path}>'
  expect(reasonsFor('apps/web/src/features/legal/consent-text.ts', text)).toEqual([])
})

describe('цвета стоят в одном файле', () => {
  const SHEET = 'apps/web/src/ui/badge.module.css'
  test.each([
    '.a { color: #fff; }',
    '.a {\n  border: 1px solid #1f5fbf80;\n}',
    '.a { box-shadow: 0 0 4px rgb(0 0 0 / 20%); }',
    '.a { background: white; }',
    '.a { background: linear-gradient(transparent, #111); }',
  ])('нельзя: %s', (text) => {
    expect(reasonsFor(SHEET, text)).toEqual([expect.stringContaining('ui/tokens.css')])
    expect(reasonsFor('apps/web/src/ui/tokens.css', text)).toEqual([])
  })

  test('в разметке тоже нельзя', () => {
    const text = "const STYLE = { color: '#c62828' }"
    expect(reasonsFor('apps/web/src/ui/badge.tsx', text)).toEqual([expect.stringContaining('ui/tokens.css')])
  })

  test.each([
    '.a { color: var(--color-ink); white-space: nowrap; }',
    '.a { border-color: color-mix(in srgb, var(--color-accent) 30%, transparent); }',
    '.a { outline-color: Highlight; }',
    "class A { #add() {} }\nconst LINK = '#content'",
  ])('можно: %s', (text) => {
    expect(reasonsFor(SHEET, text)).toEqual([])
  })
})

describe('одно имя — одно значение', () => {
  const namesIn = (...files) =>
    namesOfSeveral(files.map(([file, text]) => ({ file, text }))).map(({ name }) => name)

  test('два файла одного дома дают имя разному', () => {
    expect(
      namesIn(
        ['apps/web/src/a.ts', 'export function rowsOf() {}'],
        ['apps/web/src/b.ts', 'export const rowsOf = 1'],
      ),
    ).toEqual(['rowsOf'])
  })

  test('тип и проверка одного файла — одно, как и вызов сервера и его страница', () => {
    expect(
      namesIn(
        ['packages/contract/src/a.ts', 'export const Memo = z()\nexport type Memo = z.infer<typeof Memo>'],
        ['apps/server/src/a.ts', 'export async function printMemo() {}'],
        ['apps/web/src/b.ts', 'export function printMemo() {}'],
      ),
    ).toEqual([])
  })

  test('дом не даёт другому имени, которое раздаёт дом под ним', () => {
    const files = [
      ['packages/domain/src/index.ts', "export { labelOf } from './a.ts'\nexport * from './b.ts'"],
      ['packages/domain/src/a.ts', 'export function labelOf() {}\nexport function inner() {}'],
      ['packages/domain/src/b.ts', 'export type Place = { id: number }'],
      ['packages/engine/src/index.ts', "export { Piece } from './piece.ts'"],
      ['apps/web/src/a.ts', 'export const labelOf = 1\nexport const inner = 2\nexport const Piece = 3'],
      ['apps/web/src/b.ts', 'export interface Place {}'],
    ].map(([file, text]) => ({ file, text }))
    const broken = namesFromBelow(files, { 'apps/web': ['packages/domain'] })
    expect(broken.map(({ name }) => name)).toEqual(['labelOf', 'Place'])
  })

  test('два дома, которые друг друга не знают, называют одинаково только одно и то же', () => {
    const files = [
      ['packages/press/src/a.ts', 'export type Piece = 1\nexport function childOf() {}'],
      ['packages/engine/src/a.ts', 'export interface Piece {}\nexport function childOf() {}'],
      [
        'apps/server/src/a.ts',
        'export async function makeMemo() {}\nexport type Notice = 1\nexport function rowsOf() {}',
      ],
      ['apps/web/src/calls.ts', "export function makeMemo() { return call('POST /api/memos') }"],
      ['apps/web/src/notice.tsx', 'export function Notice() {}'],
      ['apps/web/src/rows.ts', 'export function rowsOf() {}'],
    ].map(([file, text]) => ({ file, text }))
    expect(namesApart(files).map(({ name }) => name)).toEqual(['Piece', 'rowsOf'])
  })
})

describe('вызов сервера знает один файл', () => {
  const brokenBy = (files, askedTwice = new Map()) =>
    callsApart(
      Object.entries(files).map(([file, text]) => ({ file: `apps/web/src/${file}`, text })),
      askedTwice,
    )
  const ASK = "export const read = () => call('GET /api/memos', {})"

  test('два файла спрашивают об одном — нельзя', () => {
    const files = { 'lib/company/memos.ts': ASK, 'features/memos/api/memos.ts': ASK }
    expect(brokenBy(files)).toEqual([
      'GET /api/memos зовут из apps/web/src/lib/company/memos.ts, apps/web/src/features/memos/api/memos.ts: вызов знает один файл',
    ])
    expect(brokenBy(files, new Map([['GET /api/memos', 'так надо']]))).toEqual([])
  })

  test.each([
    'features/memos/page/memos-page.tsx',
    'features/memos/use-memos.ts',
    'features/memos/api/memos.tsx',
  ])('вызову не место: %s', (file) => {
    expect(brokenBy({ [file]: ASK })).toEqual([expect.stringContaining('вызов стоит в api или в lib')])
  })

  test('тип, схема, строка таблицы и примечание — не вызов', () => {
    const text = `type Body = CallInput<'POST /api/memos'>['body']
      type Asked = CallAnswer<
        'GET /api/memos'
      >
      const { query } = memoRoutes['GET /api/memos']
      const WORDS = { 'DELETE /api/memos/:id': 'Заявка удалена' }
      /** Any call by its key: call('GET /api/memos', {}). */`
    expect(brokenBy({ 'features/memos/page/memos-page.tsx': text })).toEqual([])
  })

  test('исключение, которое больше не нужно, называется', () => {
    expect(brokenBy({ 'lib/memos.ts': ASK }, new Map([['GET /api/memos', 'так надо']]))).toEqual([
      'tooling/laws/calls.mjs: исключение GET /api/memos больше не нужно',
    ])
  })
})

describe('первое слово ключа запроса знает один файл', () => {
  const TABLE = 'lib/stale-queries.ts'
  const brokenBy = (files) =>
    queryKeysApart(Object.entries(files).map(([file, text]) => ({ file: `apps/web/src/${file}`, text })))

  test.each([
    "queryOptions({ queryKey: ['memos', companyId] })",
    "const memosKey = (companyId: number) => ['memos', companyId]",
    "export function memosKey(companyId: number) {\n  return ['memos', companyId] as const\n}",
    "const MEMOS = 'memos'\nqueryOptions({ queryKey: [MEMOS, companyId] })",
    "export const MEMOS_KEY = ['memos'] as const\nqueryOptions({ queryKey: [...MEMOS_KEY, companyId] })",
  ])('начат в двух файлах: %s', (text) => {
    const other = "client.invalidateQueries({ queryKey: ['memos'] })"
    expect(brokenBy({ 'lib/company/memos.ts': text, 'features/memos/api/memos.ts': other })).toEqual([
      'ключ запроса «memos» начат в apps/web/src/lib/company/memos.ts, apps/web/src/features/memos/api/memos.ts: первое слово знает один файл',
    ])
  })

  test('чужой ключ продолжают, а не начинают', () => {
    const own = "export const MEMOS_KEY = ['memos'] as const\nqueryOptions({ queryKey: [...MEMOS_KEY, 1] })"
    const others =
      'queryOptions({ queryKey: [...MEMOS_KEY, 2] })\nf({ queryKey: [...memosQuery(7).queryKey, 3] })'
    expect(brokenBy({ 'lib/company/memos.ts': own, 'features/memos/api/memos.ts': others })).toEqual([])
  })

  test('таблица устаревшего называет только то, что спрашивают', () => {
    const table =
      "const RECORDS = [\n  'events',\n] as const\nconst Q = { place: ['places', 'memo'] } as const satisfies X"
    const asked = {
      'features/sections/api/events.ts': "queryOptions({ queryKey: ['events'] })",
      'features/collections/api/places.ts': "const PLACES = {\n  key: 'places',\n}",
    }
    expect(brokenBy({ [TABLE]: table, ...asked })).toEqual([
      'apps/web/src/lib/stale-queries.ts: ключа «memo» нет ни у одного запроса',
    ])
  })
})
