import { expect, test } from 'vitest'
import { dividedWord } from './divided.ts'
import { textWidth } from './letter-widths.ts'

test.each([
  ['легковоспламеняющимися', 'лег-ко-восп-ла-ме-няю-щи-ми-ся'],
  ['Электрогазосварщик', 'Элект-ро-га-зос-вар-щик'],
  ['взрывопожароопасный', 'взры-во-по-жа-роо-пас-ный'],
  ['мальчик', 'маль-чик'],
  ['район', 'район'],
  ['объявление', 'объяв-ле-ние'],
  ['всплеск', 'всплеск'],
  ['яма', 'яма'],
])('«%s» делится так: %s', (word, pieces) => {
  expect(dividedWord(word, 1).join('-')).toBe(pieces)
})

test('делятся только слова, которые шире', () => {
  const text = 'Работы с легковоспламеняющимися, взрывчатыми'
  expect(dividedWord(text, textWidth('взрывчатыми')).join('-')).toBe(
    'Работы с лег-ко-восп-ла-ме-няю-щи-ми-ся, взрывчатыми',
  )
  expect(dividedWord(text, textWidth(text))).toEqual([text])
})
