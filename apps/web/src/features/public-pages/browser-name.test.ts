import { describe, expect, test } from 'vitest'
import { browserLabel } from './browser-name.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('Название и версия браузера по строке userAgent', () => {
  test.each([
    [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36`, 'Google Chrome 131'],
    [`${WINDOWS} Chrome/131.0.6778.86 Safari/537.36`, 'Google Chrome 131.0.6778.86'],
    [`${WINDOWS} Chrome/130.0.0.0 YaBrowser/24.12.0.0 Safari/537.36`, 'Яндекс Браузер 24.12'],
    [`${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Microsoft Edge 131'],
    [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera 115'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Mozilla Firefox 133',
    ],
    [`${MAC} Version/18.1.1 Safari/605.1.15`, 'Safari 18.1.1'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18.1'],
    [`${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Google Chrome 131.0.6778.73'],
    [`${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Mozilla Firefox 133'],
    [`${IPHONE} Version/18.1 EdgiOS/131.0 Mobile/15E148 Safari/604.1`, 'Microsoft Edge 131'],
    [`${WINDOWS} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 27'],
    ['curl/8.5.0', 'Неизвестный браузер'],
    ['', 'Неизвестный браузер'],
  ])('%s → %s', (userAgent, expected) => {
    expect(browserLabel({ userAgent })).toBe(expected)
  })
})

describe('Марки userAgentData точнее строки userAgent', () => {
  const userAgent = `${WINDOWS} Chrome/131.0.0.0 Safari/537.36`
  const grease = { brand: 'Not_A Brand', version: '24' }
  const chromium = { brand: 'Chromium', version: '131' }

  test.each([
    [[grease, chromium, { brand: 'Google Chrome', version: '131' }], 'Google Chrome 131'],
    [[chromium, { brand: 'YaBrowser', version: '24.12' }, grease], 'Яндекс Браузер 24.12'],
    [[{ brand: 'Microsoft Edge', version: '131' }, chromium, grease], 'Microsoft Edge 131'],
    [[{ brand: 'Opera', version: '116' }, chromium, grease], 'Opera 116'],
    [[grease, chromium], 'Chromium 131'],
    [[], 'Google Chrome 131'],
  ])('%j → %s', (brands, expected) => {
    expect(browserLabel({ userAgent, userAgentData: { brands } })).toBe(expected)
  })

  test('марка неизвестного сборщика не скрывает имени из строки userAgent', () => {
    const opera = `${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`
    expect(browserLabel({ userAgent: opera, userAgentData: { brands: [grease, chromium] } })).toBe(
      'Opera 115',
    )
  })
})
