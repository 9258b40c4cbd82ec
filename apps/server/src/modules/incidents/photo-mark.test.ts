import { describe, expect, test } from 'vitest'
import { readPhotoMark } from './photo-mark.ts'
import { photograph } from './testing/photo.ts'

const NOTHING = { takenAt: null, latitude: null, longitude: null }
const TULA = { latitude: [54, 11, 34.2], latitudeRef: 'N', longitude: [37, 37, 1.5], longitudeRef: 'E' }

describe('отметка камеры', () => {
  test.each([true, false])('когда и где снято, порядок байтов little-endian: %s', (isLittle) => {
    expect(readPhotoMark(photograph({ gps: TULA, isLittle }))).toEqual({
      takenAt: '2025-03-10 11:25:40',
      latitude: 54.192833,
      longitude: 37.617083,
    })
  })

  test('юг и запад — со знаком минус', () => {
    const gps = { ...TULA, latitudeRef: 'S', longitudeRef: 'W' }
    expect(readPhotoMark(photograph({ gps }))).toMatchObject({ latitude: -54.192833, longitude: -37.617083 })
  })

  test('без места — только время', () => {
    expect(readPhotoMark(photograph())).toEqual({ ...NOTHING, takenAt: '2025-03-10 11:25:40' })
  })

  test.each([
    ['время без чисел', photograph({ takenAt: '????:??:?? ??:??:??' })],
    ['невозможный день', photograph({ takenAt: '2025:02:30 11:25:40' })],
    ['невозможный час', photograph({ takenAt: '2025:03:10 24:25:40' })],
    ['невозможное место', photograph({ takenAt: '', gps: { ...TULA, latitude: [154, 0, 0] } })],
    ['не JPEG', Buffer.from('%PDF-1.7')],
    ['пустой файл', Buffer.alloc(0)],
    ['JPEG без отметки', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0])],
    ['обрезанная отметка', photograph({ gps: TULA }).subarray(0, 60)],
    ['длина сегмента врёт', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xe1])],
  ])('ничего не говорит: %s', (_name, file) => {
    expect(readPhotoMark(file)).toEqual(NOTHING)
  })

  test('оборванная на любом месте и с любым испорченным байтом не говорит невозможного', () => {
    const whole = photograph({ gps: TULA })
    const spoilt = [...whole.keys()].flatMap((at) => [
      whole.subarray(0, at),
      ...[0x00, 0x30, 0x7f, 0xff].map((byte) => whole.with(at, byte)),
    ])
    for (const file of spoilt) {
      const { takenAt, latitude, longitude } = readPhotoMark(Buffer.from(file))
      if (takenAt !== null) expect(takenAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      expect(latitude === null).toBe(longitude === null)
      expect(Math.abs(latitude ?? 0)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude ?? 0)).toBeLessThanOrEqual(180)
    }
  })
})
