import { describe, expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('устройство по заголовку браузера', () => {
  test.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`${WINDOWS} Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`, 'Яндекс Браузер, Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['Mozilla/5.0 (compatible; Windows)', 'Windows'],
    ['curl/8.5.0', 'curl'],
    ['lightMyRequest', null],
    ['', null],
    [null, null],
  ])('%s → %s', (userAgent, expected) => {
    expect(deviceName(userAgent)).toBe(expected)
  })
})
