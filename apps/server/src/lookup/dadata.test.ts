import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { dadataLookup } from './dadata.ts'

type Received = { method: string; headers: IncomingMessage['headers']; body: unknown }

const servers: Server[] = []

/** Plays the service: gives one answer to every request and keeps what it was asked. */
async function service(answer: (reply: ServerResponse) => void) {
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      received.push({ method: request.method ?? '', headers: request.headers, body })
      answer(reply)
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${portOf(server)}/findById/party`, received }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}

function json(body: unknown, status = 200) {
  return (reply: ServerResponse) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

const LEGAL = {
  value: 'ООО "РОМАШКА"',
  unrestricted_value: 'ООО "РОМАШКА"',
  data: {
    kpp: '770701001',
    capital: null,
    management: { name: 'Петрова Анна Ильинична', post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР', disqualified: null },
    branch_type: 'MAIN',
    branch_count: 0,
    hid: 'a1',
    type: 'LEGAL',
    state: { status: 'ACTIVE', code: null, registration_date: 1029456000000, liquidation_date: null },
    opf: { type: '2014', code: '12300', full: 'Общество с ограниченной ответственностью', short: 'ООО' },
    name: {
      full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "РОМАШКА"',
      short_with_opf: 'ООО "РОМАШКА"',
      latin: null,
      full: 'РОМАШКА',
      short: 'РОМАШКА',
    },
    inn: '7707083893',
    ogrn: '1027700132195',
    okpo: '00032537',
    okato: '45293554000',
    oktmo: '45397000000',
    okogu: '4100104',
    okfs: '41',
    okved: '64.19',
    okved_type: '2014',
    okveds: null,
    address: {
      value: 'г Москва, ул Вавилова, д 19',
      unrestricted_value: '117312, г Москва, Академический р-н, ул Вавилова, д 19',
      invalidity: null,
      data: { city: 'Москва', settlement: null, geo_lat: '55.70' },
    },
    phones: null,
    emails: null,
  },
}

const SOLE_TRADER = {
  value: 'ИП Иванов Пётр Сергеевич',
  data: {
    type: 'INDIVIDUAL',
    citizenship: null,
    fio: { surname: 'Иванов', name: 'Пётр', patronymic: null, gender: 'MALE' },
    opf: { type: '2014', code: '50102', full: 'Индивидуальный предприниматель', short: 'ИП' },
    name: { full_with_opf: 'Индивидуальный предприниматель Иванов Пётр', short_with_opf: 'ИП Иванов Пётр' },
    inn: '500100732259',
    ogrn: '304500116000157',
    okpo: null,
    okved: '47.11',
    okfs: '99',
    address: {
      value: 'Московская обл, деревня Дубки',
      unrestricted_value: null,
      data: { city: null, settlement: 'Дубки' },
    },
  },
}

describe('Сведения от DaData', () => {
  test('запрос такой, какого ждёт служба', async () => {
    const { url, received } = await service(json({ suggestions: [LEGAL] }))
    await dadataLookup({ token: 'secret', url }).find('7707083893')
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: {
        authorization: 'Token secret',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: { query: '7707083893', count: 1, branch_type: 'MAIN' },
    })
  })

  test('организация: реквизиты, адрес с индексом, должность не прописными', async () => {
    const { url } = await service(json({ suggestions: [LEGAL] }))
    expect(await dadataLookup({ token: 'secret', url }).find('7707083893')).toEqual({
      kind: 'found',
      company: {
        name: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "РОМАШКА"',
        shortName: 'ООО "РОМАШКА"',
        formOfOwnership: 'Смешанная российская собственность с долей федеральной собственности',
        legalAddress: '117312, г Москва, Академический р-н, ул Вавилова, д 19',
        city: 'Москва',
        inn: '7707083893',
        kpp: '770701001',
        ogrn: '1027700132195',
        okpo: '00032537',
        okato: '45293554000',
        oktmo: '45397000000',
        okogu: '4100104',
        okved: '64.19',
        directorName: 'Петрова Анна Ильинична',
        directorPosition: 'Генеральный директор',
      },
    })
  })

  test('предприниматель: КПП нет, руководитель — он сам, отчества может не быть, незнакомый код ОКФС пропущен', async () => {
    const { url } = await service(json({ suggestions: [SOLE_TRADER] }))
    expect(await dadataLookup({ token: 'secret', url }).find('500100732259')).toEqual({
      kind: 'found',
      company: {
        name: 'Индивидуальный предприниматель Иванов Пётр',
        shortName: 'ИП Иванов Пётр',
        legalAddress: 'Московская обл, деревня Дубки',
        city: 'Дубки',
        inn: '500100732259',
        ogrn: '304500116000157',
        okved: '47.11',
        directorName: 'Иванов Пётр',
        directorPosition: 'Индивидуальный предприниматель',
      },
    })
  })

  test('служба такого ИНН не знает', async () => {
    const { url } = await service(json({ suggestions: [] }))
    expect(await dadataLookup({ token: 'secret', url }).find('7727563778')).toEqual({ kind: 'unknown' })
  })

  test.each([
    [
      'неверный ключ',
      json({ family: 'CLIENT_ERROR', reason: 'Forbidden', message: 'Disabled token' }, 403),
      'status 403',
    ],
    ['исчерпан суточный лимит', json({ reason: 'Too Many Requests' }, 429), 'status 429'],
    ['сбой службы', json({}, 500), 'status 500'],
    ['не JSON', (reply: ServerResponse) => void reply.writeHead(200).end('<html>'), 'SyntaxError'],
    ['пустой ответ', (reply: ServerResponse) => void reply.writeHead(200).end(), 'SyntaxError'],
    ['JSON другого вида', json({ suggestions: [{ data: { inn: 7707083893 } }] }), 'unexpected answer'],
    ['не объект', json([]), 'unexpected answer'],
    ['обрыв связи', (reply: ServerResponse) => void reply.destroy(), 'TypeError'],
  ])('%s: сведений сейчас нет', async (_case, answer, cause) => {
    const { url } = await service(answer)
    expect(await dadataLookup({ token: 'secret', url }).find('7707083893')).toEqual({
      kind: 'unavailable',
      cause,
    })
  })

  test('служба молчит: ожидание кончается', async () => {
    const { url } = await service(() => undefined)
    const lookup = dadataLookup({ token: 'secret', url, timeLimitMs: 50 })
    expect(await lookup.find('7707083893')).toEqual({ kind: 'unavailable', cause: 'TimeoutError' })
  })

  test('начатый и не законченный ответ: ожидание тоже кончается', async () => {
    const { url } = await service((reply) => void reply.writeHead(200).write('{"suggestions": ['))
    const lookup = dadataLookup({ token: 'secret', url, timeLimitMs: 50 })
    expect(await lookup.find('7707083893')).toEqual({ kind: 'unavailable', cause: 'TimeoutError' })
  })

  test('на том конце никого', async () => {
    const { url } = await service(() => undefined)
    for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed))
    expect(await dadataLookup({ token: 'secret', url }).find('7707083893')).toEqual({
      kind: 'unavailable',
      cause: 'TypeError',
    })
  })
})
