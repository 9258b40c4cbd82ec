import { readFile } from 'node:fs/promises'
import { PROGRAMME_FACTS, PROGRAMMES } from '@ot/domain'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import type { RegistryRecord } from './registry-record.ts'
import { registryXml } from './registry-xml.ts'

const SCHEMA = await readFile(new URL('educated_person_import_v1.0.9.xsd', import.meta.url))

/** Throws with every complaint of the schema. */
function validate(xml: string): void {
  const schema = XmlDocument.fromBuffer(SCHEMA)
  const validator = XsdValidator.fromDoc(schema)
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
    validator.dispose()
    schema.dispose()
  }
}

const EMPLOYER = { inn: '7707083893', title: 'Общество с ограниченной ответственностью «Ромашка»' }
const RECORD: RegistryRecord = {
  outerId: 'ot-15',
  lastName: 'Смирнова',
  firstName: 'Ольга',
  fatherName: 'Викторовна',
  snils: '112-233-445 95',
  position: 'Экономист',
  employer: EMPLOYER,
  trainedBy: EMPLOYER,
  isPassed: true,
  registryId: 3,
  date: '2026-11-20',
  protocolNumber: '12-А',
  programmeTitle: PROGRAMME_FACTS.general.title,
}

describe('файл для реестра обученных лиц', () => {
  const registered = PROGRAMMES.flatMap((programme) => {
    const { registryId, title } = PROGRAMME_FACTS[programme]
    return registryId === null ? [] : [{ ...RECORD, registryId, programmeTitle: title }]
  })

  test('с записью по каждой программе реестра соответствует схеме', () => {
    expect(registered).toHaveLength(28)
    expect(() => validate(registryXml(registered))).not.toThrow()
  })

  test.each<[string, Partial<RegistryRecord>]>([
    ['без отчества', { fatherName: '' }],
    ['с неудовлетворительной оценкой', { isPassed: false }],
    ['со знаками разметки в названиях', { position: 'Мастер «А & Б» <цех>', protocolNumber: '1"2\'3' }],
    ['обученная сторонней организацией', { trainedBy: { inn: '500100732259', title: 'ИП Учебный' } }],
  ])('запись %s соответствует схеме', (_name, changed) => {
    expect(() => validate(registryXml([{ ...RECORD, ...changed }]))).not.toThrow()
  })

  test('пять тысяч записей — предел схемы', () => {
    const many = (count: number) => Array.from({ length: count }, () => RECORD)
    expect(() => validate(registryXml(many(5000)))).not.toThrow()
    expect(() => validate(registryXml(many(5001)))).toThrow(/RegistryRecord/)
  })

  test.each<[string, Partial<RegistryRecord>]>([
    ['программу, которой в реестре нет', { registryId: 5 }],
    ['дату не по форме', { date: '20.11.2026' }],
    ['номер записи с пробелом', { outerId: 'ot 15' }],
  ])('схема не пропускает %s: проверка настоящая', (_name, changed) => {
    expect(() => validate(registryXml([{ ...RECORD, ...changed }]))).toThrow()
  })

  test('значения стоят на своих местах', () => {
    const document = XmlDocument.fromString(registryXml([RECORD]))
    const text = (path: string) => document.get(path)?.content
    expect(text('/RegistrySet/RegistryRecord/Worker/Snils')).toBe('112-233-445 95')
    expect(text('/RegistrySet/RegistryRecord/Worker/EmployerInn')).toBe(EMPLOYER.inn)
    expect(text('/RegistrySet/RegistryRecord/Organization/Title')).toBe(EMPLOYER.title)
    expect(text('/RegistrySet/RegistryRecord/Test/@learnProgramId')).toBe('3')
    expect(text('/RegistrySet/RegistryRecord/Test/Date')).toBe('2026-11-20')
    document.dispose()
  })
})
