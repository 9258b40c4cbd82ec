import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'
import { loadCtx } from '../context/ctx.ts'
import { audit, fieldChanges, nextNumber } from './audit.ts'
import { inTransaction } from './transaction.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('что записывается в журнал', () => {
  test.each([
    ['создание', null, { id: 1, version: 1, name: 'А' }, [{ field: 'name', from: null, to: 'А' }]],
    [
      'изменение одного поля',
      { name: 'А', city: 'Тверь' },
      { name: 'Б', city: 'Тверь' },
      [{ field: 'name', from: 'А', to: 'Б' }],
    ],
    ['удаление', { name: 'А' }, null, [{ field: 'name', from: 'А', to: null }]],
    ['равные списки — не изменение', { ids: [1, 2] }, { ids: [1, 2] }, []],
    ['номер версии — не факт', { version: 1, updatedAt: 'a' }, { version: 2, updatedAt: 'b' }, []],
  ])('%s', (_case, before, after, expected) => {
    expect(fieldChanges(before, after)).toEqual(expected)
  })

  test('запись исчезает вместе с отменённым изменением', async () => {
    const { id, owner } = await app.company()
    const ctx = await loadCtx(app.deps, owner.id)
    const failed = inTransaction(ctx, id, async (tx) => {
      const record = { companyId: id, action: 'company.changed', entity: 'company', entityId: id } as const
      await audit(tx, ctx, { ...record, before: null, after: { name: 'А' } })
      throw new Error('передумали')
    })
    await expect(failed).rejects.toThrow('передумали')
    expect(await app.rows('select 1 from audit_entries where company_id = $1', [id])).toEqual([])
  })
})

describe('номера', () => {
  test('идут подряд без пропусков, хотя берутся одновременно и часть откатывается', async () => {
    const { id, owner } = await app.company()
    const ctx = await loadCtx(app.deps, owner.id)
    const take = (fails: boolean) =>
      inTransaction(ctx, id, async (tx) => {
        const number = await nextNumber(tx, id, 'order', 2025)
        if (fails) throw new Error('откат')
        return number
      })
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => take(index % 3 === 0)))
    const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('у каждого года и вида свой счёт', async () => {
    const { id, owner } = await app.company()
    const ctx = await loadCtx(app.deps, owner.id)
    const take = (key: string, year: number) => inTransaction(ctx, id, (tx) => nextNumber(tx, id, key, year))
    expect([await take('order', 2025), await take('order', 2026), await take('memo', 2025)]).toEqual([
      1, 1, 1,
    ])
    expect(await take('order', 2025)).toBe(2)
  })
})
