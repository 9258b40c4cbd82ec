import { describe, expect, test } from 'vitest'
import { words } from '../testing/kind-bodies.ts'
import { type HeadLines, orderBody, template } from '../testing/template-text.ts'
import { checkTemplate } from './check-sources.ts'

const TODAY = '2026-11-23'

function complaints(text: string, head: HeadLines = {}, today = TODAY): string {
  const card: HeadLines = { kind: 'card', title: 'Карточка', subject: 'Карточка', ...head }
  return checkTemplate(template(card, `${words(15)}\n\n${text}`), today)
    .map(({ message }) => message)
    .join('\n')
}

describe('акты — какими они стоят сегодня', () => {
  test.each([
    ['По приказу МЧС России от 18.11.2021 № 806.', 'приказ МЧС № 1120'],
    ['По приказу Минтруда России № 155н.', 'приказ Минтруда № 782н'],
    ['По приказу Минздрава России № 302н.', 'приказ Минздрава № 29н'],
    ['По постановлению от 13.01.2003 № 1/29.', 'постановление № 2464'],
    ['По приказу от 13 января 2003 г. № 6.', 'приказ Минэнерго № 811'],
    ['Виновному уменьшают премию наполовину.', 'статье 135 ТК'],
    ['Обучение по программе В проводят ежегодно.', 'не реже одного раза в три года'],
  ])('«%s»', (text, message) => {
    expect(complaints(text)).toContain(message)
  })

  test('до дня замены прежний акт назван верно', () => {
    expect(complaints('По приказу МЧС России № 806.', {}, '2025-08-31')).not.toContain('Акт заменён')
  })

  test.each([
    'По приказу МЧС России от 16.12.2024 № 1120.',
    'Премию уменьшают на основании статьи 135 Трудового кодекса Российской Федерации.',
    'Обращение о микротравме не основание для лишения премии.',
  ])('«%s» замечаний не вызывает', (text) => {
    expect(complaints(text)).toBe('')
  })

  test('групп опасностей меньше, чем в приказе № 776н', () => {
    const appendix = '!приложение Группы опасностей\n\n| № | Группа |\n| 20 | 80 |\n| 1 | Микроорганизмы |\n'
    expect(complaints(`По приложению № 1.\n\n${appendix}`)).toContain('Групп опасностей в приказе № 776н 28')
  })
})

describe('результат проверки знания — словами акта', () => {
  const protocol: HeadLines = { title: 'Карточка проверки знания', group: 'training' }

  test.each(['Результат: сдал.', 'Результат (зачтено).', 'Тех, кто не сдал, проверяют вновь.'])(
    '«%s»',
    (text) => {
      expect(complaints(text, protocol)).toContain('«удовлетворительно», «неудовлетворительно»')
    },
  )

  test('«удовлетворительно» замечаний не вызывает', () => {
    expect(complaints('Результат: удовлетворительно.', protocol)).not.toContain('Результат проверки знания')
  })
})

describe('строка инструктажа — со всеми сведениями пункта 87', () => {
  const journal: HeadLines = {
    kind: 'journal',
    title: 'Журнал инструктажа',
    legalBasis: '[{ act: pp-2464, clause: п. 87 }]',
  }
  const of = (columns: string[]) =>
    checkTemplate(
      template(
        journal,
        `| ${columns.join(' | ')} |\n| ${columns.map((_, at) => (at === 0 ? 100 - 10 * (columns.length - 1) : 10)).join(' | ')} |\n| ${columns.map(() => ' ').join(' | ')} |`,
      ),
      TODAY,
    )
      .map(({ message }) => message)
      .join('\n')
  const WHOLE = [
    'Дата',
    'Фамилия работника',
    'Год рождения',
    'Вид',
    'Причина',
    'Кто провёл',
    'Локальный акт',
    'Подпись того, кто провёл',
    'Подпись работника',
  ]

  test.each([
    ['Локальный акт', 'локальный акт, в объёме которого проведён'],
    ['Причина', 'причина'],
    ['Подпись работника', 'подписи обоих'],
  ])('без графы «%s»', (column, message) => {
    expect(of(WHOLE.filter((one) => one !== column))).toContain(message)
  })

  test('всё на месте', () => {
    expect(of(WHOLE)).not.toContain('п. 87')
  })
})

describe('договор', () => {
  const contract: HeadLines = { kind: 'contract', subject: 'ДОГОВОР' }
  const told = (preamble: string, requisites: string) =>
    checkTemplate(template(contract, `${preamble}\n\n| А | Б |\n| 50 | 50 |\n| ${requisites} |`), TODAY)
      .map(({ message }) => message)
      .join('\n')

  test('одна сторона без основания полномочий', () => {
    expect(told('Мы на основании устава и они заключили договор.', 'БИК | БИК')).toContain(
      'у каждой стороны нужно основание полномочий',
    )
  })

  test('банковские реквизиты одной стороны', () => {
    expect(told('Мы на основании устава и они на основании доверенности.', 'БИК | Адрес')).toContain(
      'банковские реквизиты обеих сторон',
    )
  })

  test('названо всё', () => {
    const problems = told('Мы на основании устава и они на основании доверенности.', 'БИК | БИК')
    expect(problems).not.toContain('сторон')
  })

  test.each(['в надлежащий срок', 'в согласованный срок', 'в кратчайшие сроки', 'в разумный срок'])(
    'вместо «%s» — срок в днях',
    (term) => {
      expect(complaints(`Передаёт сведения ${term}.`)).toContain('срок в днях')
    },
  )

  test('«в срок» без дня', () => {
    const both = 'Мы на основании устава и они на основании доверенности.'
    expect(told(`${both}\n\nПодрядчик устраняет замечания в срок.`, 'БИК | БИК')).toContain(
      'срок в днях: «в срок.»',
    )
    expect(told(`${both}\n\nУстраняет их в срок, указанный в журнале.`, 'БИК | БИК')).not.toContain(
      'срок в днях',
    )
  })

  test.each([
    ['Представитель и основание полномочий', 'уполномоченного представителя'],
    ['На основании чего действует', 'устав или доверенность'],
  ])('«%s»: умолчание «%s» никого не называет', (label, text) => {
    const inputs = (rest: string) => `[{ key: кто, label: ${label}, type: text${rest} }]`
    const asked = (rest: string) =>
      checkTemplate(template({ ...contract, inputs: inputs(rest) }, 'Подписывает {кто}.'), TODAY)
        .map(({ message }) => message)
        .join('\n')
    expect(asked(`, default: ${text}`)).toContain('возьмите из карточки контрагента')
    expect(asked(', fact: contractorSignatory')).not.toContain('возьмите из карточки')
  })
})

describe('мнение представительного органа', () => {
  const programme: HeadLines = { kind: 'programme', legalBasis: '[{ act: pp-2464, clause: п. 48 }]' }

  test('программа без строки', () => {
    const messages = checkTemplate(template(programme), TODAY).map(({ message }) => message)
    expect(messages.join('\n')).toContain('с учётом мнения представительного органа')
  })

  test('строка есть и уходит, где органа нет', () => {
    const inputs = '[{ key: мнение, label: Мнение, type: text, fact: employeeOpinion.given }]'
    const body = `{#мнение}\n\nУчёт мнения: {мнение}.\n\n{/мнение}\n\n${words(15)}`
    const messages = checkTemplate(template({ ...programme, inputs }, body), TODAY).map(
      ({ message }) => message,
    )
    expect(messages.join('\n')).not.toContain('с учётом мнения')
  })
})

test('где органа нет, слов о его мнении не печатают ни в какой бумаге', () => {
  const inputs = '[{ key: мнение, label: Мнение, type: text, fact: employeeOpinion }]'
  expect(complaints('Мнение представителей работников: {мнение}.', { inputs })).toContain(
    'слов о мнении не печатают',
  )
})

describe('слова вокруг меток', () => {
  const inputs =
    '[{ key: мастер, label: Мастер, type: employee }, { key: клиника, label: Клиника, type: text }, ' +
    '{ key: начало, label: Начало, type: date }, { key: конец, label: Конец, type: date }]'
  test.each([
    ['Беседовать с {мастер.должность.творительный}.', 'Перед «слесарем» нужно «со»'],
    ['Склад в {организация.город} закрыт.', 'Предлог «в» или «во»'],
    ['Обращаться к {мастер.должность.дательный}.', 'Предлог «в» или «во»'],
    ['Секретарю комиссии ({мастер.должность.именительный}) вести протокол.', 'В скобках тот же падеж'],
    ['Пострадавшие: {#работники}{фио.именительный}{/работники}.', 'Людей может быть один'],
    ['Журнал ведёт {организация.краткое_наименование}.', 'второй не нужно'],
    ['Осмотр идёт с {начало.прописью} по {конец}.', 'обе даты цифрами или обе прописью'],
    ['Осмотр идёт с {начало} до {конец.прописью}', 'обе даты цифрами или обе прописью'],
    ['!адресат Главному врачу / {клиника}', 'после дательного падежа именительный'],
  ])('«%s»', (text, message) => {
    expect(complaints(text, { inputs })).toContain(message)
  })

  test.each([
    'Беседовать {мастер.должность.творительный.с_предлогом}.',
    'Секретарь комиссии ({мастер.должность.именительный}) ведёт протокол.',
    'Осмотр идёт с {начало} по {конец}.',
    '!адресат Главному врачу / медицинской организации: / {клиника}',
  ])('«%s» замечаний не вызывает', (text) => {
    expect(complaints(text, { inputs }).replace(/Вопрос .*\n?/g, '')).toBe('')
  })
})

test('приказ без ошибок остаётся без замечаний', () => {
  const points =
    '1. Провести пробу.\n2. Хранить её.\n3. Контроль за исполнением настоящего приказа оставляю за собой.'
  expect(checkTemplate(template({}, orderBody(points)), TODAY)).toEqual([])
})
