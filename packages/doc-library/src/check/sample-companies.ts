import { RESPONSIBILITY_ROLES } from '@ot/domain'
import type { CompanyFacts } from '../fields/facts.ts'
import type { PrintedPersonFacts } from '../fields/person-facts.ts'

/** Invented: an office in Москва, a factory in Нижний Тагил, and a woman's café without КПП. */
export type SampleCompany = { name: string; company: CompanyFacts; employees: readonly PrintedPersonFacts[] }

type Row = readonly [surname: string, first: string, father: string, sex: 'm' | 'f', position: string]

function staff(department: string | null, rows: readonly Row[]): PrintedPersonFacts[] {
  return rows.map(([lastName, firstName, fatherName, sex, position], index) => ({
    id: index + 1,
    lastName,
    firstName,
    fatherName,
    sex,
    position,
    department,
    birthDate: '1984-03-15',
    hireDate: index === 0 ? null : '2024-09-02',
    snils: index === 0 ? null : `112-233-445 9${index}`,
  }))
}

/** The roles given, one person after another; the last is named without an order. The rest of the roles are free. */
function named(
  people: readonly PrintedPersonFacts[],
  roleIds: readonly number[],
): NonNullable<CompanyFacts['responsible']> {
  const holders = roleIds.flatMap((roleId, index) => {
    const person = people[index % people.length]
    const order = { orderNumber: `${index + 1}-ОТ`, orderDate: '2026-02-03' }
    const none = { orderNumber: null, orderDate: null }
    return person === undefined
      ? []
      : [[roleId, { person, ...(index === roleIds.length - 1 ? none : order) }]]
  })
  return Object.fromEntries(holders)
}

const UNCORRECTED = { directorNameCases: {}, directorPositionCases: {} }

const OFFICE: SampleCompany = {
  name: 'офис',
  company: {
    name: 'Общество с ограниченной ответственностью «Северный ветер»',
    shortName: 'ООО «Северный ветер»',
    inn: '7712345678',
    kpp: '771201001',
    ogrn: '1247700000000',
    okpo: '87654321',
    okved: '62.01',
    oktmo: '45382000',
    legalAddress: '127055, г. Москва, ул. Лесная, д. 5, оф. 12',
    actualAddress: '127055, г. Москва, ул. Лесная, д. 5, оф. 12',
    mailingAddress: '127055, г. Москва, а/я 14',
    phone: '+7 495 000-00-00',
    email: 'info@severny-veter.example',
    city: 'Москва',
    headcount: 12,
    directorName: 'Ковалевский Пётр Андреевич',
    directorPosition: 'Генеральный директор',
    ...UNCORRECTED,
  },
  employees: staff('Администрация', [
    ['Смирнова', 'Елена', 'Викторовна', 'f', 'Офис-менеджер'],
    ['Ткаченко', 'Олег', 'Игоревич', 'm', 'Системный администратор'],
    ['Ахметова', 'Динара', 'Ринатовна', 'f', 'Главный бухгалтер'],
    ['Белых', 'Сергей', 'Павлович', 'm', 'Руководитель отдела продаж'],
    ['Нгуен', 'Тхи Лан', '', 'f', 'Переводчик'],
  ]),
}

const FACTORY_STAFF = staff('Сборочный цех № 2', [
  ['Гордиенко', 'Александр', 'Николаевич', 'm', 'Главный инженер'],
  ['Лебедь', 'Мария', 'Степановна', 'f', 'Специалист по охране труда'],
  ['Мамедов', 'Рустам', 'Али оглы', 'm', 'Начальник сборочного цеха'],
  ['Римский-Корсаков', 'Илья', 'Ильич', 'm', 'Мастер участка сварки'],
  ['Дюма', 'Ирина', 'Олеговна', 'f', 'Инженер-технолог 1 категории'],
  ['Кузьмин', 'Фёдор', 'Лукич', 'm', 'Слесарь-ремонтник 5 разряда'],
])

const FACTORY: SampleCompany = {
  name: 'завод',
  company: {
    name: 'Акционерное общество «Нижнетагильский завод металлических конструкций и подъёмного оборудования»',
    shortName: 'АО «НТЗ МК»',
    inn: '6623000000',
    kpp: '662301001',
    ogrn: '1026601000000',
    okpo: '12345678',
    okved: '25.11',
    oktmo: '65751000',
    legalAddress: '622000, Свердловская обл., г. Нижний Тагил, ул. Заводская, д. 1',
    actualAddress: '622000, Свердловская обл., г. Нижний Тагил, ул. Заводская, д. 1',
    mailingAddress: '622000, Свердловская обл., г. Нижний Тагил, ул. Заводская, д. 1',
    phone: '+7 3435 00-00-00',
    email: 'zavod@ntz-mk.example',
    city: 'г. Нижний Тагил',
    headcount: 300,
    directorName: 'Черных Валентина Ильинична',
    directorPosition: 'Исполняющий обязанности генерального директора',
    ...UNCORRECTED,
    responsible: named(FACTORY_STAFF, [101, 102, 103, 104, 105, 201, 401, 501]),
  },
  employees: FACTORY_STAFF,
}

const CAFE: SampleCompany = {
  name: 'кафе',
  company: {
    name: 'Индивидуальный предприниматель Абрамян Гаяне Суреновна',
    shortName: 'ИП Абрамян Г.С.',
    inn: '503600000000',
    kpp: null,
    ogrn: '324508100000000',
    okpo: '0123456789',
    okved: '56.10',
    oktmo: '',
    legalAddress: '142100, Московская обл., пос. Ягодное, ул. Садовая, д. 3',
    actualAddress: '142100, Московская обл., пос. Ягодное, ул. Садовая, д. 3',
    mailingAddress: '',
    phone: '+7 900 000-00-00',
    email: '',
    city: null,
    headcount: 7,
    directorName: 'Абрамян Гаяне Суреновна',
    directorPosition: 'Индивидуальный предприниматель',
    ...UNCORRECTED,
  },
  employees: staff(null, [
    ['Петров', 'Иван', 'Сергеевич', 'm', 'Повар'],
    ['Цой', 'Виктория', 'Андреевна', 'f', 'Администратор зала'],
  ]),
}

/** The factory has named somebody for every role; the others have not begun. */
function withResponsible(sample: SampleCompany): SampleCompany {
  const roles = RESPONSIBILITY_ROLES.flatMap(({ id }, index) => {
    const person = sample.employees[index % sample.employees.length]
    return person === undefined
      ? []
      : [[id, { person, orderNumber: `${index + 1}-ОТ`, orderDate: '2026-10-01' }] as const]
  })
  return { ...sample, company: { ...sample.company, responsible: Object.fromEntries(roles) } }
}

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [OFFICE, withResponsible(FACTORY), CAFE]
