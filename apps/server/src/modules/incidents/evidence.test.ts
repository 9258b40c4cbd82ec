import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incidentWorld, reported } from '../../../test/factories/incidents.ts'
import { START, type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { photograph } from './testing/photo.ts'

let app: TestApp
let company: TestCompany
let at: string
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set(START)
  company = await app.company()
  const people = await incidentWorld(app, company)
  const { body } = await app.as(company.editor).post('/api/incidents', reported(company, people))
  at = `/api/incidents/${body.id}/evidence`
})
afterAll(() => app.close())

const GPS = { latitude: [54, 11, 34.2], latitudeRef: 'N', longitude: [37, 37, 1.5], longitudeRef: 'E' }
const SHOT = photograph({ gps: GPS })
const add = (bytes: Buffer | string, fileName = 'IMG_0042.JPG', fields = {}) =>
  app.as(company.editor).upload(at, { fileName, bytes, fields })

describe('фотографии и файлы происшествия', () => {
  test('хранятся как загружены, с отпечатком, временем и местом съёмки', async () => {
    const { status, body } = await add(SHOT, 'IMG_0042.JPG', { note: 'Лужа масла', stepKey: 'inspectScene' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'IMG_0042.jpg',
      mediaType: 'image/jpeg',
      bytes: SHOT.length,
      note: 'Лужа масла',
      sha256: createHash('sha256').update(SHOT).digest('hex'),
      stepKey: 'inspectScene',
      takenAt: '2025-03-10 11:25:40',
      latitude: 54.192833,
      longitude: 37.617083,
      withdrawn: null,
    })
    const file = await app.as(company.viewer).get(`${at}/${body.id}`)
    expect(file.bytes.equals(SHOT)).toBe(true)
    expect(file.headers['content-type']).toBe('image/jpeg')
    expect((await app.as(company.viewer).get(at)).body).toMatchObject([{ id: body.id }])
  })

  test('PDF тоже', async () => {
    expect((await add('%PDF-1.7 схема', 'Схема.pdf')).body).toMatchObject({
      name: 'Схема.pdf',
      takenAt: null,
    })
  })

  test.each([
    ['не картинка', 'Это просто текст', 'photo.jpg', 415],
    ['программа под видом картинки', 'MZ\u0090', 'photo.png', 415],
    ['пустой файл', '', 'photo.jpg', 422],
  ])('%s не принимается', async (_name, bytes, fileName, status) => {
    expect((await add(bytes, fileName)).status).toBe(status)
    expect((await app.as(company.viewer).get(at)).body).toEqual([])
  })

  test('больше 20 МБ — 413', async () => {
    const { status, body } = await add(Buffer.concat([SHOT, Buffer.alloc(20 * 1024 * 1024)]))
    expect(status).toBe(413)
    expect(body.description).toBe('Файл больше 20 МБ')
  })

  test('один и тот же файл дважды не прикладывают', async () => {
    await add(SHOT)
    const again = await add(SHOT, 'Другое имя.jpg')
    expect(again.status).toBe(409)
    expect(again.text).toContain('IMG_0042.jpg')
  })

  test('исключённый из материалов остаётся на хранении с причиной', async () => {
    const { body } = await add(SHOT)
    const withdraw = (reason: string) => app.as(company.editor).post(`${at}/${body.id}/withdraw`, { reason })
    expect((await withdraw('')).status).toBe(422)
    expect((await withdraw('Снято не там')).body.withdrawn).toMatchObject({
      at: START,
      reason: 'Снято не там',
    })
    expect((await withdraw('Ещё раз')).status).toBe(409)
    expect((await app.as(company.viewer).get(`${at}/${body.id}`)).bytes.equals(SHOT)).toBe(true)
    expect((await add(SHOT)).status).toBe(201)
  })

  test('наблюдатель видит, но не прикладывает', async () => {
    expect((await app.as(company.viewer).upload(at, { fileName: 'a.jpg', bytes: SHOT })).status).toBe(403)
  })
})
