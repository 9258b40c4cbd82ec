import { documentText } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../format/kinds.ts'
import { KIND_BODIES, words } from '../testing/kind-bodies.ts'
import { type HeadLines, template } from '../testing/template-text.ts'
import { buildDocx } from './build-docx.ts'

async function textOf(head: HeadLines, body: string): Promise<string> {
  return documentText(await buildDocx(template({ subject: 'О пробе', ...head }, body))).replaceAll(
    '\u00a0',
    ' ',
  )
}

async function sheetsOf(head: HeadLines, body: string): Promise<number> {
  const zip = new PizZip(await buildDocx(template(head, body)))
  return (
    zip
      .file('word/document.xml')
      ?.asText()
      .match(/w:orient="landscape"/g)?.length ?? 0
  )
}

const ORGANIZATION = '{организация.полное_наименование}'

describe('шапка вида', () => {
  test('у перечня без грифа номер один, рядом с датой', async () => {
    const text = await textOf({ kind: 'list', approved: 'false' }, KIND_BODIES.list)
    expect(text.split('№ {документ.номер}')).toHaveLength(2)
  })

  test.each<[Exclude<Kind, 'order' | 'memo'>, string[]]>([
    ['regulation', [ORGANIZATION, 'УТВЕРЖДАЮ', '{директор.должность}', 'О пробе', '№ {документ.номер}']],
    ['instruction', [ORGANIZATION, 'УТВЕРЖДАЮ', 'ИНСТРУКЦИЯ ПО ОХРАНЕ ТРУДА № {документ.номер}', 'О пробе']],
    ['guide', [ORGANIZATION, 'УТВЕРЖДАЮ', 'О пробе']],
    ['leaflet', [ORGANIZATION, 'О пробе']],
    ['programme', [ORGANIZATION, 'УТВЕРЖДАЮ', 'О пробе']],
    ['questions', [ORGANIZATION, 'УТВЕРЖДАЮ', 'О пробе']],
    [
      'journal',
      [ORGANIZATION, 'ЖУРНАЛ', 'О пробе', 'Начат: ___', 'Окончен: ___', 'Ответственный за ведение:'],
    ],
    ['act', [ORGANIZATION, 'АКТ', '{документ.дата.прописью}', '№ {документ.номер}', 'О пробе']],
    ['protocol', [ORGANIZATION, 'ПРОТОКОЛ', '№ {документ.номер}', 'О пробе']],
    ['list', [ORGANIZATION, 'УТВЕРЖДАЮ', 'О пробе', '№ {документ.номер}']],
    ['plan', [ORGANIZATION, 'УТВЕРЖДАЮ', 'О пробе', '№ {документ.номер}']],
    ['card', [ORGANIZATION, 'О пробе']],
    [
      'letter',
      [ORGANIZATION, 'ИНН {организация.инн}', '№ {документ.номер}', 'Начальнику', 'отдела', 'О пробе'],
    ],
    ['report', [ORGANIZATION, 'О пробе', '{документ.дата.прописью}', '№ {документ.номер}']],
    ['contract', ['О пробе', '№ {документ.номер}', '{организация.место}', '{документ.дата.прописью}']],
  ])('%s', async (kind, marks) => {
    const text = await textOf({ kind }, KIND_BODIES[kind])
    let from = 0
    for (const mark of marks) {
      const at = text.indexOf(mark, from)
      expect(at, mark).not.toBe(-1)
      from = at
    }
  })

  test.each<[string, HeadLines, string, boolean]>([
    ['акт утверждают', { kind: 'act' }, '!утверждаю\n\nТекст', true],
    ['акт не утверждают', { kind: 'act' }, 'Текст', false],
    ['гриф посреди карточки', { kind: 'card' }, 'Текст\n\n!утверждаю', true],
    ['перечень без грифа', { kind: 'list', approved: 'false' }, 'Текст', false],
    ['отчёт с грифом', { kind: 'report', approved: 'true' }, 'Текст', true],
  ])('%s', async (_name, head, body, approved) => {
    const text = await textOf(head, body)
    expect(text.includes('УТВЕРЖДАЮ')).toBe(approved)
    expect(text.indexOf('Текст')).toBeGreaterThan(0)
  })

  test('перечень без грифа называет дату и номер', async () => {
    expect(await textOf({ kind: 'list', approved: 'false' }, 'Текст')).toContain('{документ.дата.прописью}')
  })

  test('заявление работника руководителю — без бланка организации', async () => {
    const text = await textOf({ kind: 'letter' }, '!адресат {директор.должность.дательный}\n\nПрошу.')
    expect(text).not.toContain(ORGANIZATION)
    expect(text.startsWith('{директор.должность.дательный.с_прописной}')).toBe(true)
  })
})

describe('лист', () => {
  test.each<[string, HeadLines, number]>([
    ['журнал поперёк', { kind: 'journal' }, 1],
    ['протокол поперёк', { kind: 'protocol' }, 1],
    ['протокол вдоль, если сказано', { kind: 'protocol', landscape: 'false' }, 0],
    ['перечень вдоль', { kind: 'list' }, 0],
    ['перечень поперёк, если сказано', { kind: 'list', landscape: 'true' }, 1],
  ])('%s', async (_name, head, sheets) => {
    expect(await sheetsOf(head, 'Текст')).toBe(sheets)
  })
})

describe('строки тела', () => {
  const inputs = `[{ key: кто, label: Председатель, type: employee }, { key: все, label: Члены комиссии, type: employees }]`

  test('подписывает названный в ответе', async () => {
    const text = await textOf({ kind: 'act', inputs }, 'Текст\n\n!подпись кто')
    expect(text).toContain('{кто.должность}\n\n{кто.фио_кратко.именительный}')
  })

  test('подписи стоят под словами вопроса, строка на каждого', async () => {
    const text = await textOf({ kind: 'act', inputs }, 'Текст\n\n!подписи кто, все')
    expect(text).toContain('Председатель:\n{кто.должность}')
    expect(text).toContain('Члены комиссии:\n{#все}{должность}\n\n{фио_кратко.именительный}{/все}')
  })

  test('пустые строки таблицы стоят под её строками', async () => {
    const zip = new PizZip(
      await buildDocx(template({ kind: 'journal' }, `| А | Б |\n| 50 | 50 |\n| 1 | 2 |\n!пустые 7`)),
    )
    expect(
      zip
        .file('word/document.xml')
        ?.asText()
        .match(/<w:tr>/g),
    ).toHaveLength(9)
  })

  test('новая страница начинается абзацем с разрывом', async () => {
    const zip = new PizZip(await buildDocx(template({ kind: 'card' }, 'Лицо\n\n!страница\n\nОборот')))
    const xml = zip.file('word/document.xml')?.asText() ?? ''
    const between = xml.slice(xml.indexOf('Лицо'), xml.indexOf('Оборот'))
    expect(between).toContain('<w:pageBreakBefore/>')
  })

  test.each([
    ['Политика в области охраны труда', 'к политике', 'С политикой ознакомлены:'],
    ['Порядок учёта', 'к порядку', 'С порядком ознакомлены:'],
    ['ТЕХНОЛОГИЧЕСКИЕ КАРТЫ ПОГРУЗКИ', 'к технологическим картам', 'С технологическими картами ознакомлены:'],
    ['РЕШЕНИЯ ПО ОХРАНЕ ТРУДА', 'к решениям', 'С решениями ознакомлены:'],
    ['Система управления', 'к положению', 'С положением ознакомлены:'],
  ])('«%s»: приложение %s', async (subject, appendixOf, caption) => {
    const text = await textOf(
      { kind: 'regulation', subject },
      `${words(3)}\n\n!ознакомление\n\n!приложение Форма\n\nТекст`,
    )
    expect(text).toContain(`${appendixOf} от {документ.дата}`)
    expect(text).toContain(caption)
  })
})
