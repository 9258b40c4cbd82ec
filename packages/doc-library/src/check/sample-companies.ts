import type { TemplateQuestions } from '../fields/dictionary.ts'
import type { CompanyFacts, DocumentFacts, MemoFacts, PersonFacts, TrainingFacts } from '../fields/facts.ts'

/** Invented: an office in Москва, a factory in Нижний Тагил, and a woman's café without КПП. */
export type SampleCompany = { name: string; company: CompanyFacts; employees: readonly PersonFacts[] }

type Row = readonly [surname: string, first: string, father: string, sex: 'm' | 'f', position: string]

function staff(department: string | null, rows: readonly Row[]): PersonFacts[] {
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
  }))
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
  },
  employees: staff('Сборочный цех № 2', [
    ['Гордиенко', 'Александр', 'Николаевич', 'm', 'Главный инженер'],
    ['Лебедь', 'Мария', 'Степановна', 'f', 'Специалист по охране труда'],
    ['Мамедов', 'Рустам', 'Али оглы', 'm', 'Начальник сборочного цеха'],
    ['Римский-Корсаков', 'Илья', 'Ильич', 'm', 'Мастер участка сварки'],
    ['Дюма', 'Ирина', 'Олеговна', 'f', 'Инженер-технолог 1 категории'],
    ['Кузьмин', 'Фёдор', 'Лукич', 'm', 'Слесарь-ремонтник 5 разряда'],
  ]),
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

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [OFFICE, FACTORY, CAFE]

function answerTo(
  { type, label }: TemplateQuestions['inputs'][number],
  index: number,
  employees: readonly PersonFacts[],
): DocumentFacts['values'][string] {
  switch (type) {
    case 'text':
      return `${label.toLowerCase()} № ${index + 1} & <другие>`
    case 'date':
      return `2026-10-${String(12 + index).padStart(2, '0')}`
    case 'number':
      return 21 + index
    case 'employee':
      return employees[index % employees.length]?.id ?? null
    case 'employees':
      return employees.slice(0, 4).map(({ id }) => id)
  }
}

function sampleTraining(employees: readonly PersonFacts[]): TrainingFacts {
  const title = 'Безопасные методы и приёмы при воздействии вредных и опасных факторов'
  return {
    programmes: [{ title, hours: 16 }],
    trained: employees.map(({ lastName, firstName, fatherName, position, department, id }) => ({
      fullName: [lastName, firstName, fatherName].join(' ').trim(),
      position,
      department,
      programme: 'Б',
      result: id % 2 === 0 ? 'неудовлетворительно' : 'удовлетворительно',
      date: '2026-10-05',
      registryNumber: id % 2 === 0 ? null : `1234567${id}`,
    })),
  }
}

function sampleMemo({ company, employees }: Omit<SampleCompany, 'name'>): MemoFacts {
  return {
    recipient: company.directorName,
    recipientPosition: company.directorPosition,
    author: 'Котова Анна Андреевна',
    note: 'До начала сезона; <b>без выходных</b> & праздников',
    lines: employees.map(({ lastName, firstName, fatherName, position, department, id }) => ({
      fullName: [lastName, firstName, fatherName].join(' ').trim(),
      position,
      department: department ?? '',
      name: 'Повторный инструктаж на рабочем месте',
      periodicity: '6 месяцев',
      date: '2026-04-05',
      deadline: '2026-10-05',
      completionDate: id % 2 === 0 ? null : '2026-10-01',
      factorNumber: '4.4',
      eventType: 'выдача',
      quantity: '12 пар',
      assessed: '2',
      found: id % 2 === 0 ? null : '3.1',
    })),
  }
}

/** Everything answered, or nothing: a paper must come out either way. */
export function sampleFacts(
  { company, employees }: SampleCompany,
  template: TemplateQuestions,
  answered: boolean,
): DocumentFacts {
  const values = answered
    ? Object.fromEntries(
        template.inputs.map((input, index) => [input.key, answerTo(input, index, employees)]),
      )
    : {}
  const document = { date: '2026-10-05', number: answered ? '12-ОТ' : null }
  const training = template.records === 'training' && answered ? { training: sampleTraining(employees) } : {}
  const memo = template.records === 'memo' && answered ? { memo: sampleMemo({ company, employees }) } : {}
  return { company, employees, document, values, ...training, ...memo }
}
