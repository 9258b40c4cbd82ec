import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type ZipEntry, zipStream } from './stream.ts'

const entry = (name: string, text = name): ZipEntry => ({ name, bytes: Buffer.from(text) })

async function collect(...given: Parameters<typeof zipStream>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of zipStream(...given)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('архив документов', () => {
  test('русские имена и папки, содержимое без второго сжатия', async () => {
    const name = 'Приказы/01 Приказ о назначении ответственного за охрану труда.docx'
    const zip = await collect([entry(name, 'содержимое'), entry('пусто', '')])
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual([name, 'пусто'])
    expect(Buffer.from(files[name] ?? []).toString()).toBe('содержимое')
    expect(zip.readUInt16LE(6) & 0x0800).toBe(0x0800)
    expect(zip.readUInt16LE(8)).toBe(0)
  })

  test('текст сжимается и читается тем же, документ рядом остаётся как есть', async () => {
    const text = 'должность; '.repeat(1000)
    const zip = await collect([{ ...entry('данные.json', text), isText: true }, entry('а.docx', text)])
    const files = unzipSync(zip)
    expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual([text, text])
    expect(zip.readUInt16LE(8)).toBe(8)
    expect(zip.byteLength).toBeLessThan(Buffer.byteLength(text) * 1.1)
  })

  test('пустой архив — тоже архив', async () => {
    expect(unzipSync(await collect([]))).toEqual({})
  })

  test('одинаковые документы дают одинаковые байты', async () => {
    const entries = [entry('а'), entry('б')]
    expect(await collect(entries)).toEqual(await collect(entries))
  })

  test('время записей — заданное', async () => {
    const zip = await collect([entry('а')], { modified: new Date('2026-10-05T13:45:30Z') })
    const [time, date] = [zip.readUInt16LE(10), zip.readUInt16LE(12)]
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([13, 45, 30])
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 10, 5])
  })

  test('одно имя дважды — ошибка, а не потерянный документ', async () => {
    await expect(collect([entry('а'), entry('а')])).rejects.toThrow('а')
  })

  test('ошибка изготовления документа обрывает поток', async () => {
    function* broken() {
      yield entry('а')
      throw new Error('не вышло')
    }
    await expect(collect(broken())).rejects.toThrow('не вышло')
  })

  test('следующий документ делается, только когда читатель готов', async () => {
    let made = 0
    async function* documents() {
      for (let index = 0; index < 1000; index++) {
        made++
        yield { name: `${index}`, bytes: Buffer.alloc(20_000) }
      }
    }
    const stream = zipStream(documents())
    for await (const chunk of stream) {
      expect(chunk.length).toBeGreaterThan(20_000)
      break
    }
    expect(made).toBeLessThan(20)
    expect(stream.destroyed).toBe(true)
  })

  test('больше 65 535 документов', async () => {
    function* many() {
      for (let index = 0; index < 70_000; index++) yield entry(`${index}`, 'x')
    }
    const zip = await collect(many())
    const end = zip.length - 22
    expect(zip.readUInt16LE(end + 10)).toBe(0xffff)
    expect(zip.readBigUInt64LE(end - 20 - 56 + 32)).toBe(70_000n)
    const files = unzipSync(zip)
    expect(Object.keys(files)).toHaveLength(70_000)
    expect(strFromU8(files['69999'] ?? new Uint8Array())).toBe('x')
  })
})
