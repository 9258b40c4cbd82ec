import { describe, expect, test } from 'vitest'
import { orderBody, template } from '../testing/template-text.ts'
import { checkTemplate } from './check-sources.ts'

const TODAY = '2026-11-23'
const CONTROL = '3. Контроль за исполнением настоящего приказа оставляю за собой.'
const PEOPLE = `[
  { key: ответственный, label: Ответственный, type: employee },
  { key: прежний, label: Прежний, type: employee },
  { key: работники_участка, label: Работники, type: employees }
]`

function complaints(points: string, sheet = '', inputs = PEOPLE): string {
  const body = orderBody(points).replace('!ознакомление', `!ознакомление ${sheet}`.trim())
  return checkTemplate(template({ inputs: inputs.replaceAll('\n', ' ') }, body), TODAY)
    .map(({ message }) => message)
    .filter((message) => !/задан, но в тексте|Для вида/.test(message))
    .join('\n')
}

const HIM = '{ответственный.должность.винительный} {ответственный.фио.винительный}'
const AGREED =
  '2. Обязанности, не предусмотренные трудовым договором, исполняются с письменного согласия работника и за доплату.'

describe('контроль', () => {
  test('не возлагают на того, кто может исполнять', () => {
    const points = `1. Провести пробу.\n2. Хранить её.\n3. Контроль за исполнением настоящего приказа возложить на ${HIM}.`
    expect(complaints(points, 'ответственный')).toContain('Контроль может достаться тому, кто исполняет')
  })

  test('оставляет за собой тот, кто подписал', () => {
    expect(complaints(`1. Провести пробу.\n2. Хранить её.\n${CONTROL}`)).toBe('')
  })
})

describe('дополнительные обязанности', () => {
  test('возложены без согласия и доплаты', () => {
    const points = `1. Назначить ${HIM} лицом, ответственным за склад.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points, 'ответственный')).toContain('письменное согласие и доплата')
  })

  test.each([
    ['письменного согласия', '2. Работа выполняется за доплату.'],
    ['доплаты', '2. Работа выполняется с письменного согласия работника.'],
  ])('нет %s', (_what, second) => {
    const points = `1. Назначить ${HIM} лицом, ответственным за склад.\n${second}\n${CONTROL}`
    expect(complaints(points, 'ответственный')).toContain('письменное согласие и доплата')
  })

  test('возложены по соглашению', () => {
    const points = `1. Назначить ${HIM} лицом, ответственным за склад.\n${AGREED}\n${CONTROL}`
    expect(complaints(points, 'ответственный')).toBe('')
  })
})

describe('утверждают то, что есть', () => {
  test.each([
    '1. Утвердить Положение о складе.',
    '1. Создать склад. Утвердить порядок его работы.',
    '1. Ввести в действие новую редакцию инструкции.',
  ])('«%s» не говорит, где оно', (point) => {
    expect(complaints(`${point}\n2. Хранить её.\n${CONTROL}`)).toContain(
      'Утверждают приложение этого приказа',
    )
  })

  test.each([
    '1. Утвердить Положение о складе (прилагается).',
    '1. Ввести в действие инструкцию от {документ.дата} № 5.',
    '1. Ввести в действие систему управления охраной труда.',
    '1. Комиссии рассмотреть и утвердить перечень рабочих мест.',
  ])('«%s» замечаний не вызывает', (point) => {
    expect(complaints(`${point}\n2. Хранить её.\n${CONTROL}`)).toBe('')
  })
})

describe('лист ознакомления', () => {
  const released = '{прежний.должность.винительный} {прежний.фио.винительный}'

  test('забыт тот, кого освобождают', () => {
    const points = `1. Освободить ${released} от обязанностей.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points)).toContain('Приказ называет прежний')
    expect(complaints(points, 'прежний')).toBe('')
  })

  test('забыты те, кто назван списком', () => {
    const points = `1. Обучить: {#работники_участка}{фио.винительный}{#ещё}, {/ещё}{/работники_участка}.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points)).toContain('Приказ называет работники_участка')
  })

  test('список одних должностей никого не называет', () => {
    const points = `1. Обучить: {#работники_участка}{должность.винительный} {/работники_участка}.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points)).not.toContain('Приказ называет')
  })

  test('забыт тот, кто отвечает по другому приказу', () => {
    const points = `1. Сообщать {ответственные.охрана_труда.должность.дательный} {ответственные.охрана_труда.фио.дательный}.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points)).toContain('Приказ называет ответственные.охрана_труда')
    expect(complaints(points, 'ответственные.охрана_труда')).toBe('')
  })

  test('один стоит дважды', () => {
    const points = `1. Освободить ${released} от обязанностей.\n2. Хранить образцы.\n${CONTROL}`
    expect(complaints(points, 'прежний, прежний')).toContain('прежний стоит дважды')
  })
})

describe('комиссия — один состав', () => {
  const chair = '{ key: председатель, label: Председатель, type: employee, fact: soutCommission.chair }'
  const list = (rest: string) => `[${chair}, { key: члены_комиссии, label: Члены, type: employees, ${rest} }]`
  const points = `1. Создать комиссию: {председатель.фио.именительный}; {#члены_комиссии}{фио.именительный}; {/члены_комиссии}.\n2. Хранить образцы.\n${CONTROL}`
  const sheet = 'председатель, члены_комиссии'

  test.each([
    ['fact: soutCommission.members', 'председатель встанет в состав дважды'],
    ['fact: soutCommission.besidesChair, besides: [председатель]', 'в список берут .members'],
    [
      'fact: soutCommission.members, besides: [председатель, секретарь]',
      'нет вопроса об одном работнике секретарь',
    ],
  ])('%s', (rest, message) => {
    expect(complaints(points, sheet, list(rest))).toContain(message)
  })

  test('кого список не повторяет, говорит вопрос, а не подсказка', () => {
    const hinted = `[${chair}, { key: члены_комиссии, label: Члены, type: employees, hint: 'Все, кроме председателя' }]`
    expect(complaints(points, sheet, hinted)).toContain('говорит besides, а не подсказка')
  })

  test('председатель назван отдельно', () => {
    const right = list('fact: soutCommission.members, besides: [председатель]')
    expect(complaints(points, sheet, right)).toBe('')
  })
})
