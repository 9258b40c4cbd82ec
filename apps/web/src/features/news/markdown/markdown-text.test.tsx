import { describe, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { MarkdownText } from './markdown-text.tsx'

const drawn = (text: string) => openPage(<MarkdownText text={text} />)

/** Elements that a news item may consist of. */
const KNOWN =
  'div section p h2 h3 ul ol li blockquote table thead tbody tr th td pre code hr strong em del br a img span'.split(
    ' ',
  )

function foreign(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')]
    .map((one) => one.tagName.toLowerCase())
    .filter((name) => !KNOWN.includes(name))
}

function attributes(page: HTMLElement): string[] {
  return [...page.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())
}

describe('текст новости', () => {
  test('обычная разметка становится разметкой страницы', async () => {
    const page = await drawn(
      [
        '# Заголовок',
        'Слова **важные** и *тихие*, `код`,&nbsp;и [ссылка](/news).',
        '1. Первое\n2. Второе\n   - вложенное',
        '| Было | Станет |\n|---|---|\n| год | **три** |',
        '> Цитата',
        '---',
      ].join('\n\n'),
    )
    expect(page.querySelector('h2')?.textContent).toBe('Заголовок')
    expect(page.querySelector('h1')).toBeNull()
    expect(page.querySelector('p')?.textContent).toBe('Слова важные и тихие, код,\u00a0и ссылка.')
    expect(page.querySelectorAll('ol > li')).toHaveLength(2)
    expect(page.querySelector('ol ul li')?.textContent).toBe('вложенное')
    expect(page.querySelector('td strong')?.textContent).toBe('три')
    expect(page.querySelector('blockquote')?.textContent).toContain('Цитата')
    expect(foreign(page)).toEqual([])
  })

  test.each([
    ['скрипт', '<script>alert(1)</script>'],
    ['скрипт посреди слов', 'Слово <script>alert(1)</script> слово'],
    ['картинка с onerror', '<img src=x onerror=alert(1)>'],
    ['svg', '<svg onload=alert(1)><script>alert(1)</script></svg>'],
    ['рамка', '<iframe src="javascript:alert(1)"></iframe>'],
    ['форма', '<form action=//evil.test><input name=p></form>'],
    ['стиль', '<style>*{display:none}</style>'],
    ['комментарий', '<!-- <img src=x onerror=alert(1)> -->'],
    ['ссылка HTML', '<a href="javascript:alert(1)">x</a>'],
    ['обработчик в ячейке', '| <b onclick=alert(1)>x</b> |\n|---|\n| y |'],
    ['внутри списка', '- <img src=x onerror=alert(1)>'],
  ])('%s остаётся словами', async (_, text) => {
    const page = await drawn(text)
    expect(foreign(page)).toEqual([])
    expect(page.querySelector('img, script, a')).toBeNull()
    expect(attributes(page).filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    '//evil.test',
    'file:///etc/passwd',
    'blob:https://evil.test/1',
  ])('ссылка %s не ведёт никуда', async (address) => {
    const page = await drawn(`[нажмите](${address}) и <${address}>\n\n[ещё][1]\n\n[1]: ${address}`)
    expect(page.querySelector('a')).toBeNull()
    expect(page.textContent).toContain('нажмите')
  })

  test.each([
    ['https://example.test/act', 'https://example.test/act', '_blank'],
    ['mailto:a@example.test', 'mailto:a@example.test', '_blank'],
    ['/employees/norms', '/employees/norms', null],
    ['#raz', '#raz', null],
  ])('ссылка %s ведёт на %s', async (address, href, target) => {
    const link = (await drawn(`[ссылка](${address})`)).querySelector('a')
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([href, target])
    if (target !== null) expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test.each([
    'https://evil.test/a.png',
    'data:image/svg+xml,<svg/>',
    '//evil.test/a.png',
    '/api/account/export',
  ])('картинка %s не загружается, остаётся подпись', async (address) => {
    const page = await drawn(`![Подпись](${address})`)
    expect(page.querySelector('img')).toBeNull()
    expect(page.textContent).toBe('Подпись')
  })

  test.each([
    ['миллион знаков', 'Слово '.repeat(170_000)],
    ['миллион открытых меток', '*_['.repeat(350_000)],
    ['сто тысяч цитат', '>'.repeat(100_000)],
    ['сто тысяч списков в строке', `${'- '.repeat(50_000)}а`],
    ['список вглубь', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth * 2)}- а`).join('\n')],
    ['вложенное выделение', `${'**a '.repeat(1200)}${' b**'.repeat(1200)}`],
    ['одно слово из меток', '_a'.repeat(90_000)],
  ])('%s: страница показывает слова', async (_, text) => {
    const page = await drawn(text)
    expect(foreign(page)).toEqual([])
    expect(page.textContent.length).toBeGreaterThan(0)
  })

  test('чего не прочесть разом, показано как набрано', async () => {
    const text = `# Большая\n\n${'Слово '.repeat(2000)}`
    expect((await drawn(text)).querySelector('pre')?.textContent).toBe(text)
  })

  test('от огромного текста показано начало', async () => {
    const page = await drawn('Слово '.repeat(170_000))
    expect(page.querySelector('pre')?.textContent.length).toBe(20_000)
    expect(page.textContent).toContain('показано её начало')
  })
})
