import { describe, expect, test } from 'vitest'
import { CompanyInput } from './company.ts'

const COMPANY = {
  name: 'Общество с ограниченной ответственностью «Ромашка»',
  shortName: 'ООО «Ромашка»',
  formOfOwnership: 'Частная собственность',
  activities: [1],
  legalAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  actualAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  mailingAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  phone: '8 495 123-45-67',
  email: 'office@romashka.example',
  inn: '7707083893',
  kpp: '770701001',
  okpo: '00032537',
  okato: '45286565000',
  oktmo: '45397000',
  okved: '62.01',
  ogrn: '1027700132195',
  okogu: '4210014',
  directorName: 'Иванов Иван Иванович',
  directorPosition: 'Генеральный директор',
}
const SOLE_TRADER = { ...COMPANY, inn: '500100732259', kpp: null, ogrn: '304500116000157' }

function problems(input: unknown): string[] {
  const result = CompanyInput.safeParse(input)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('карточка организации', () => {
  test('организация и индивидуальный предприниматель принимаются', () => {
    expect(problems(COMPANY)).toEqual([])
    expect(problems(SOLE_TRADER)).toEqual([])
  })

  test('ведущие нули остаются, телефон приводится к маске', () => {
    expect(CompanyInput.parse(COMPANY)).toMatchObject({ okpo: '00032537', phone: '+7 (495) 123-45-67' })
  })

  test.each(Object.keys(COMPANY))('без поля %s — «Обязательное поле»', (field) => {
    const input = Object.fromEntries(Object.entries(COMPANY).filter(([key]) => key !== field))
    expect(problems(input)).toContain(`${field}: Обязательное поле`)
  })

  test.each([
    ['inn', '7707083894', 'ИНН — 10 или 12 цифр с верной контрольной цифрой'],
    ['kpp', '77070100', 'КПП — 9 знаков'],
    ['okpo', '00032538', 'ОКПО — 8 или 10 цифр с верной контрольной цифрой'],
    ['oktmo', '4539', 'ОКТМО — 8 или 11 цифр'],
    ['okved', 'торговля', 'ОКВЭД в виде 00.00.00'],
    ['ogrn', '1027700132196', 'ОГРН — 13 цифр, ОГРНИП — 15, с верной контрольной цифрой'],
    ['okogu', '1', 'ОКОГУ — 7 или 5 цифр'],
    ['email', 'почта', 'Неверный e-mail'],
    ['phone', '123', 'Телефон в виде +7 (000) 000-00-00'],
    ['activities', [], 'Выберите хотя бы один вид деятельности'],
    ['name', 5, 'Ожидается текст'],
    ['name', 'я'.repeat(501), 'Не длиннее 500 знаков'],
    ['name', 'имя\u0000', 'Недопустимые знаки'],
    ['timeZone', 'Луна', 'Неизвестный часовой пояс'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(problems({ ...COMPANY, [field]: value })).toContain(`${field}: ${message}`)
  })

  test.each([
    [{ ...COMPANY, kpp: null }, 'kpp: Обязательное поле'],
    [{ ...SOLE_TRADER, kpp: '770701001' }, 'kpp: У индивидуального предпринимателя нет КПП'],
    [{ ...SOLE_TRADER, ogrn: COMPANY.ogrn }, 'ogrn: Для ИНН из 12 цифр укажите ОГРНИП (15 цифр)'],
    [{ ...COMPANY, ogrn: SOLE_TRADER.ogrn }, 'ogrn: Для ИНН из 10 цифр укажите ОГРН (13 цифр)'],
    [{ ...COMPANY, isAdmin: true }, ': Неизвестное поле: isAdmin'],
  ])('карточка в целом: %#', (input, problem) => {
    expect(problems(input)).toContain(problem)
  })
})
