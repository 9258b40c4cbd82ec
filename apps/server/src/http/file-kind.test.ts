import { expect, test } from 'vitest'
import { fileKindOf, keptFileName } from './file-kind.ts'

test.each([
  ['pdf', '%PDF-1.7'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic'],
])('%s узнаётся по первым байтам', (extension, beginning) => {
  expect(fileKindOf(Buffer.from(beginning, 'latin1'))?.extension).toBe(extension)
})

test.each(['', 'PK\x03\x04', '<html>', 'MZ', '%PDF', '\xff\xd8'])(
  '%j — не картинка и не PDF',
  (beginning) => {
    expect(fileKindOf(Buffer.from(beginning, 'latin1'))).toBeNull()
  },
)

test.each([
  ['IMG_0042.JPG', 'IMG_0042.jpg'],
  ['место.происшествия.exe', 'место.происшествия.jpg'],
  ['C:\\фото\\цех.jpg', 'C  фото цех.jpg'],
  ['', 'Фотография.jpg'],
])('%s хранится как %s', (given, kept) => {
  expect(keptFileName(given, { extension: 'jpg', mediaType: 'image/jpeg' }, 'Фотография')).toBe(kept)
})
