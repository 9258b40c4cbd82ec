import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../test/world.ts'
import { type Ctx, loadCtx } from '../context/ctx.ts'
import { audit } from './audit.ts'
import { inTransaction, type Tx } from './transaction.ts'
import { keepWhileUnchanged } from './while-unchanged.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let ctx: Ctx
beforeEach(async () => {
  company = await app.company()
  ctx = await loadCtx(app.deps, company.owner.id)
})

const change = (tx: Tx) =>
  audit(tx, ctx, {
    companyId: company.id,
    action: 'company.changed',
    entity: 'company',
    entityId: company.id,
    before: null,
    after: { name: 'А' },
  })

/** Answers how many times it was computed. */
function counter(companies = 2) {
  const kept = keepWhileUnchanged<number>(companies)
  let times = 0
  const compute = async () => {
    times += 1
    return times
  }
  return (companyId = company.id, of = '2025-03-10') => kept(app.deps.database, { companyId, of }, compute)
}

describe('посчитанное по записям организации', () => {
  test('считается один раз, пока ничего не изменилось', async () => {
    const ask = counter()
    expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1])
  })

  test('восемь спросили сразу: считается один раз, впервые и после изменения', async () => {
    const ask = counter()
    const atOnce = () => Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(await atOnce()).toEqual(Array(8).fill(1))
    await inTransaction(ctx, company.id, change)
    expect(await atOnce()).toEqual(Array(8).fill(2))
    expect(await ask()).toBe(2)
  })

  test('считается заново после изменения, другого дня и тарифа', async () => {
    const ask = counter()
    await ask()
    await inTransaction(ctx, company.id, change)
    expect(await ask()).toBe(2)
    expect(await ask(company.id, '2025-03-11')).toBe(3)
    expect(await ask(company.id, '2025-03-11')).toBe(3)
  })

  test('начатое раньше и завершённое позже изменение не пропускается', async () => {
    const ask = counter()
    await inTransaction(ctx, company.id, async (tx) => {
      await change(tx)
      expect(await ask()).toBe(1)
      expect(await ask()).toBe(1)
    })
    expect(await ask()).toBe(2)
  })

  test('отменённое изменение ничего не меняет', async () => {
    const ask = counter()
    await ask()
    const failed = inTransaction(ctx, company.id, async (tx) => {
      await change(tx)
      throw new Error('передумали')
    })
    await expect(failed).rejects.toThrow('передумали')
    expect(await ask()).toBe(1)
  })

  test('изменение в другой организации не касается этой', async () => {
    const ask = counter()
    await ask()
    const other = await app.company()
    const otherCtx = await loadCtx(app.deps, other.owner.id)
    const record = { action: 'company.changed', entity: 'company', entityId: other.id } as const
    await inTransaction(otherCtx, other.id, (tx) =>
      audit(tx, otherCtx, { ...record, companyId: other.id, before: null, after: { name: 'Б' } }),
    )
    expect(await ask()).toBe(1)
  })

  test('хранится у тех, кого спрашивали последними', async () => {
    const ask = counter(1)
    const other = await app.company()
    expect([await ask(), await ask(other.id), await ask(other.id), await ask()]).toEqual([1, 2, 2, 3])
  })

  test('хранится не больше, чем помещается; что больше всего места, не вытесняет остального', async () => {
    const kept = keepWhileUnchanged<string>(10, ({ length }) => length)
    let times = 0
    const ask = async (answer: string) => {
      const before = times
      await kept(app.deps.database, { companyId: company.id, answer, of: '' }, async () => {
        times += 1
        return answer
      })
      return times > before
    }
    expect([await ask('пять1'), await ask('пять2'), await ask('пять1'), await ask('пять2')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([await ask('больше десяти'), await ask('больше десяти'), await ask('пять1')]).toEqual([
      true,
      true,
      false,
    ])
    expect([await ask('шесть6'), await ask('пять2'), await ask('шесть6')]).toEqual([true, true, true])
  })

  test('неудача не хранится', async () => {
    const kept = keepWhileUnchanged<string>(2)
    const asked = { companyId: company.id, of: '' }
    await expect(kept(app.deps.database, asked, () => Promise.reject(new Error('обрыв')))).rejects.toThrow(
      'обрыв',
    )
    expect(await kept(app.deps.database, asked, async () => 'есть')).toBe('есть')
  })
})
