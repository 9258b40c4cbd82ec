import type { Library } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { pdfPages } from '@ot/doc-press/pdf-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRESS_PROGRAM, testLibrary } from '../../test/programs.ts'
import { Unprintable } from '../foundation/errors.ts'
import { TooHeavy } from './job.ts'
import { openPressRoom, type PressRoom } from './press-room.ts'

const ORDER = 'prikaz-o-distsiplinarnom-vzyskanii'
const DAY = '2026-10-05'
/** One endless word: minutes of work, and there is no moment at which it could be stopped from within. */
const ENDLESS = 'ы'.repeat(1_000_000)

let library: Library
let room: PressRoom
const reported: Error[] = []
beforeAll(async () => {
  library = await testLibrary()
  room = openPressRoom(PRESS_PROGRAM, {
    width: 2,
    report: (error) => reported.push(error),
    limits: { slowness: 0.3 },
  })
})
afterAll(() => room.close())

/** An order that says a text in one of its answers. */
function orderSaying(text: string): { bytes: Uint8Array; day: string } {
  const [company] = SAMPLE_COMPANIES
  const order = library.find(ORDER)
  const answer = order?.inputs.find(({ type }) => type === 'text')
  if (company === undefined || order === null || answer === undefined) throw new RangeError(ORDER)
  const facts = sampleFacts(company, order, true)
  return {
    bytes: library.make(ORDER, { ...facts, values: { ...facts.values, [answer.key]: text } }).bytes,
    day: DAY,
  }
}

async function said(pdf: Buffer): Promise<string> {
  return (await pdfPages(pdf)).join('')
}

test('документ, на который не хватило времени, отказан с понятным текстом, остальные сделаны рядом и после', async () => {
  const endless = room.paper(orderSaying(ENDLESS)).catch((error: unknown) => error)
  const beside = await Promise.all(
    ['один', 'два', 'три'].map((word) => room.paper(orderSaying(`слово-${word}`))),
  )
  const refusal = await endless
  expect(refusal).toBeInstanceOf(Unprintable)
  expect(String(refusal)).toContain('Документ слишком велик для PDF')
  expect(reported).toEqual([expect.any(TooHeavy)])
  expect(await said(beside[2] ?? Buffer.of())).toContain('слово-три')
  const after = await Promise.all(['четыре', 'пять'].map((word) => room.paper(orderSaying(`слово-${word}`))))
  expect(await said(after[1] ?? Buffer.of())).toContain('слово-пять')
})

test('файл, который пресс не читает, отказан, следующий сделан', async () => {
  const broken = { bytes: orderSaying('обрыв').bytes.subarray(0, 300), day: DAY }
  await expect(room.paper(broken)).rejects.toThrow(Unprintable)
  expect(await said(await room.paper(orderSaying('целый')))).toContain('целый')
})

test('без своей программы пресс отказывает на время, а не роняет сервер', async () => {
  const missing = openPressRoom(new URL('./testing/no-such-program.js', import.meta.url), {
    width: 1,
    report: () => undefined,
  })
  await expect(missing.paper(orderSaying('слово'))).rejects.toThrow('Повторите через минуту')
  await missing.close()
})
