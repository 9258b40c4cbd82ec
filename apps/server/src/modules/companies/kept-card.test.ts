import { brotliDecompressSync } from 'node:zlib'
import type { Role } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await app.company()
})

const card = (user: { token: string }, { id } = company) => app.as(user).get(`/api/companies/${id}`)

describe('карточка организации, которая хранится готовой', () => {
  test('во второй раз те же байты и та же метка, и лежать им негде', async () => {
    const first = await card(company.owner)
    const again = await card(company.owner)
    expect(again.text).toBe(first.text)
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'no-store' })
    const headers = { 'if-none-match': String(first.headers.etag) }
    const known = await app.as(company.owner).get(`/api/companies/${company.id}`, { headers })
    expect([known.status, known.text]).toEqual([304, ''])
  })

  test('у каждой роли своя, и новая роль видна сразу', async () => {
    const roles = async () => {
      const { owner, editor, viewer } = company
      const answers = await Promise.all([owner, editor, viewer].map((user) => card(user)))
      return answers.map(({ body }) => body.role)
    }
    expect(await roles()).toEqual(['owner', 'editor', 'viewer'])
    expect(await roles()).toEqual(['owner', 'editor', 'viewer'])
    const { id, owner, viewer } = company
    const role: Role = 'editor'
    expect((await app.as(owner).patch(`/api/companies/${id}/members/${viewer.id}`, { role })).status).toBe(
      200,
    )
    expect(await roles()).toEqual(['owner', 'editor', 'editor'])
  })

  test('сохранил один — другой видит, и оба раз за разом', async () => {
    for (const city of ['Тверь', 'Калуга', 'Рязань']) {
      await card(company.viewer)
      const saved = await app.as(company.owner).patch(`/api/companies/${company.id}`, { city })
      const seen = [await card(company.viewer), await card(company.editor), await card(company.owner)]
      expect(seen.map(({ body }) => [body.city, body.version])).toEqual(
        Array(3).fill([city, saved.body.version]),
      )
    }
  })

  test('видно и то, что изменили в базе мимо программы', async () => {
    await card(company.viewer)
    await app.rows(`update companies set city = 'Псков' where id = $1`, [company.id])
    expect((await card(company.viewer)).body.city).toBe('Псков')
  })

  test('чужому и вышедшему — 404, у соседа своя', async () => {
    const other = await app.company()
    await app.as(other.owner).patch(`/api/companies/${other.id}`, { city: 'Омск' })
    await card(company.viewer)
    expect((await card(other.owner)).status).toBe(404)
    expect((await card(other.owner, other)).body).toMatchObject({ id: other.id, city: 'Омск' })
    expect((await card(company.owner)).body).toMatchObject({ id: company.id, city: null })
    await app.as(company.owner).delete(`/api/companies/${company.id}/members/${company.viewer.id}`)
    expect((await card(company.viewer)).status).toBe(404)
    expect((await card(company.editor)).status).toBe(200)
  })

  test('упакованная говорит то же, что и неупакованная', async () => {
    const plain = await card(company.owner)
    const headers = { 'accept-encoding': 'br' }
    const packed = await app.as(company.owner).get(`/api/companies/${company.id}`, { headers })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })
})
