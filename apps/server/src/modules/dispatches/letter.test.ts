import { describe, expect, test } from 'vitest'
import { dispatchLetter, type LetterFacts } from './letter.ts'

const PAPER = {
  name: 'Приказ о назначении ответственного',
  number: '1-ОТ',
  date: '2025-03-10',
  isVoid: false,
}
const FACTS: LetterFacts = {
  isReminder: false,
  from: {
    organisation: 'ООО «Ромашка»',
    person: { name: 'Анна Смирнова', email: 'anna@romashka.example' },
  },
  fullName: 'Кузнецов Пётр Ильич',
  documents: [PAPER],
  words: null,
  due: null,
  needsSignature: false,
  link: 'https://otdel.example/acknowledge/secret',
  linkUntil: '2025-04-09',
}

function letter(changes: Partial<LetterFacts> = {}) {
  const made = dispatchLetter({ ...FACTS, ...changes })
  return { ...made, text: made.text.replaceAll('\u00a0', ' ') }
}

describe('письмо со ссылкой', () => {
  test('называет организацию, документ, срок ссылки и отправителя', () => {
    const { subject, text } = letter()
    expect(subject).toBe('Ознакомьтесь с документом — ООО «Ромашка», Анна Смирнова')
    expect(text).toContain('Здравствуйте, Пётр Ильич!')
    expect(text).toContain('— Приказ о назначении ответственного, № 1-ОТ от 10.03.2025')
    expect(text).toContain('Действует до 9 апреля 2025 г.')
    expect(text).toContain('Анна Смирнова, anna@romashka.example')
    expect(text).toContain(FACTS.link)
  })

  test.each<[string, Partial<LetterFacts>, string, string]>([
    [
      'напоминание',
      { isReminder: true },
      'Напоминание: ознакомьтесь с документом — ООО «Ромашка», Анна Смирнова',
      'ждёт',
    ],
    [
      'два документа',
      { documents: [PAPER, { ...PAPER, number: '2-ОТ' }] },
      'Ознакомьтесь с документами — ООО «Ромашка», Анна Смирнова',
      'с документами:',
    ],
    [
      'срок',
      { due: '2025-03-20' },
      'Ознакомьтесь с документом — ООО «Ромашка», Анна Смирнова',
      'до 20 марта 2025 г.:',
    ],
    [
      'аннулированный не называется',
      { documents: [PAPER, { ...PAPER, isVoid: true }] },
      'Ознакомьтесь с документом — ООО «Ромашка», Анна Смирнова',
      'с документом:',
    ],
  ])('%s', (_case, changes, subject, words) => {
    expect(letter(changes).subject).toBe(subject)
    expect(letter(changes).text).toContain(words)
  })

  test.each([
    ['Кузнецов Пётр Ильич', 'Здравствуйте, Пётр Ильич!'],
    ['Ли Анна', 'Здравствуйте!'],
    [null, 'Здравствуйте!'],
  ])('обращение к «%s»: %s', (fullName, hello) => {
    expect(letter({ fullName }).text).toContain(hello)
  })

  test('где нужна подпись рукой, письмо не обещает её заменить', () => {
    const { text, html } = letter({ needsSignature: true })
    expect(text).toContain('Подпись ставится на бумаге')
    expect(html).toContain('Подпись ставится на бумаге')
    expect(letter().text).not.toContain('Подпись ставится')
  })

  test('в HTML то же самое, а чужая разметка остаётся текстом', () => {
    const { html } = letter({ words: 'До пятницы <script>alert(1)</script> & "срочно"' })
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;срочно&quot;')
    expect(html).not.toContain('<script>')
    expect(html).toContain(`href="${FACTS.link}"`)
  })
})
