import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.ts'

test.each([
  ['ссылка', 'otpauth://totp/otdel:anna%40otdel.test?secret=JBSWY3DPEHPK3PXP'],
  ['русский текст', 'ST00012|Name=ООО «Отдел»|Purpose=Оплата счёта № 7'],
])('код читается обратно: %s', async (_name, text) => {
  const { data, width, height } = PNG.sync.read(await qrPicture(text, 400))
  expect([width, height]).toEqual([400, 400])
  expect(jsqr(new Uint8ClampedArray(data), width, height)?.data).toBe(text)
})
