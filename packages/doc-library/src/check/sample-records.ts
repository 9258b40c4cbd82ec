import type { DispatchFacts, MemoFacts, PackageFacts, RecordFacts, TrainingFacts } from '../fields/facts.ts'
import type { PrintedPersonFacts } from '../fields/person-facts.ts'
import { sectionPaperFields } from '../fields/section-fields.ts'
import type { Records } from '../format/records.ts'
import type { SampleCompany } from './sample-companies.ts'

export function sampleTraining(employees: readonly PrintedPersonFacts[]): TrainingFacts {
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

export function sampleMemo({ company, employees }: Omit<SampleCompany, 'name'>): MemoFacts {
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

export function sampleDispatch(employees: readonly PrintedPersonFacts[]): DispatchFacts {
  return {
    papers: [
      {
        name: 'Положение о системе управления <охраной> труда & рисками',
        number: '12-ОТ',
        date: '2026-10-05',
      },
    ],
    readers: employees.map(({ lastName, firstName, fatherName, position, id }) => ({
      fullName: [lastName, firstName, fatherName].join(' ').trim(),
      position,
      mark: id % 2 === 0 ? '' : 'ознакомлен по личной ссылке 06.10.2026 в 09:15',
      signedOn: id % 2 === 0 ? null : '2026-10-07',
    })),
  }
}

/** One line for everybody in every list of the records, every cell filled in the words of its column. */
export function sampleRecords(
  records: Records | null | undefined,
  employees: readonly PrintedPersonFacts[],
): RecordFacts {
  const fields = sectionPaperFields(records)
  const values = fields.flatMap(({ kind, path, label }) =>
    kind === 'value' ? [[path, `<${label}> & др.`]] : [],
  )
  const lists = fields.flatMap((field) =>
    field.kind === 'list'
      ? [
          [
            field.path,
            employees.map(({ lastName }) =>
              Object.fromEntries(field.items.map(({ path, label }) => [path, `${label} — ${lastName}`])),
            ),
          ] as const,
        ]
      : [],
  )
  return { values: Object.fromEntries(values), lists: Object.fromEntries(lists) }
}

export const SAMPLE_PACKAGE: PackageFacts = {
  papers: [
    { group: 'Приказы', name: 'Приказ о <назначении> & замене', copies: 1, reason: 'обязателен' },
    { group: 'СИЗ и СС', name: 'Личная карточка учёта выдачи СИЗ', copies: 12, reason: 'должность «Повар»' },
  ],
  leftOut: [{ name: 'План <эвакуации> & схемы', reason: 'У нас этого нет: системы защиты' }],
}
