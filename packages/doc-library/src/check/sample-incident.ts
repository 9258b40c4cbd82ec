import type { IncidentFacts, IncidentPerson, IncidentVictim } from '../fields/incident-facts.ts'
import type { PrintedPersonFacts } from '../fields/person-facts.ts'

function personOf({ lastName, firstName, fatherName, position }: PrintedPersonFacts): IncidentPerson {
  const fullName = [lastName, firstName, fatherName].join(' ').trim()
  return { fullName, position, organisation: null }
}

function victimOf(person: PrintedPersonFacts, index: number): IncidentVictim {
  return {
    person,
    act: `3/2026-${index + 1}`,
    severity: 'easy',
    hours: 5,
    injury: 'Ушиб <мягких> тканей левой кисти & ссадина предплечья',
    icd: 'S60.2',
    conclusion: '№ 41 от 17.09.2026',
    clinic: 'ГБУЗ «Городская поликлиника № 8»',
    intoxication: 'нет',
    family: 'женат, на иждивении дочь, 9 лет',
    professionMonths: 62,
    companyMonths: 26,
    occupationCode: '7223',
    employment: {
      code: '13.1.1',
      name: 'работник, выполняющий работу на условиях трудового договора',
    },
    standard: '40.026',
    fault: null,
    diagnosis: 'Ушиб кисти, выздоровление',
    outcome: 'recovered',
    daysLost: 12,
    leaveFrom: '2026-09-17',
    leaveTo: '2026-09-28',
    records: {
      introductoryOn: '2024-07-10',
      briefing: { kind: 'повторный', date: '2026-07-14' },
      internship: 'с 11.07.2024 по 24.07.2024, 10 смен',
      training: 'с 15.07.2024 по 18.07.2024, программа Б, 16 ч',
      knowledge: '18.07.2026, протокол № 12',
      medical: 'периодический, 20.05.2026',
      psychiatric: 'не требуется',
      preShift: 'не требуется',
      workplaceNumber: '17А',
      conditionsClass: '3.1',
      assessor: 'ООО «Центр оценки»',
      assessorInn: '7701234567',
      risks: 'карта оценки рисков от 12.01.2026, ознакомлен 15.01.2026',
      ppe: 'перчатки, 1 пара, 03.08.2026; очки защитные, 1 шт., 10.03.2026',
    },
  }
}

/** A light accident with all that an investigation finds. */
export function sampleIncident(employees: readonly PrintedPersonFacts[]): IncidentFacts {
  const people = employees.map(personOf)
  const [chair = null, second = null] = people
  const members = people.slice(2, 4)
  const victims = employees.slice(1, 2).map(victimOf)
  const witness = { address: 'г. Тверь, ул. Садовая, д. 4', phone: '+7 900 000-00-01', email: null }
  const witnesses = people.slice(2, 3).map((person) => ({ ...person, ...witness }))
  return {
    number: '3/2026',
    degree: 'easy',
    date: '2026-09-16',
    time: '14:20',
    place: 'Механический участок, станок 16К20 инв. № 104',
    placeDescription: 'пол бетонный, сухой; проход 1,2 м',
    department: second === null ? null : (employees[1]?.department ?? null),
    work: 'снятие обработанной детали',
    circumstances:
      'В 14 ч 20 мин при снятии детали работник левой рукой коснулся вращающегося патрона. Станок остановлен кнопкой аварийного останова, мастер извещён сразу.',
    kind: { code: '05.1', name: 'контактные удары (ушибы) при столкновении с движущимися предметами' },
    hazards: 'движущиеся части оборудования (протокол осмотра)',
    equipment: 'станок токарно-винторезный 16К20, 1989 г.',
    sender: null,
    firstAid: 'мастер, холод, повязка',
    scene: 'не изменилась',
    toldAt: '16.09.2026 в 14:30',
    toldBy: 'от мастера участка',
    commission: { orderNumber: '48-ОТ', orderDate: '2026-09-16', chair, members },
    dueOn: '2026-09-18',
    extension: { until: '2026-09-25', reason: 'ожидается медицинское заключение' },
    applicationOn: null,
    endedOn: '2026-09-18',
    isWorkRelated: true,
    qualification: 'Квалифицируется как несчастный случай на производстве',
    conclusion: null,
    victims,
    about: victims.length > 0 ? 0 : null,
    questioned: witnesses[0] ?? null,
    witnesses,
    causes: [
      {
        code: '08.1',
        name: 'необеспечение контроля со стороны руководителей и специалистов подразделения за ходом выполнения работы',
        text: 'нарушен п. 2.4 инструкции № 14',
        main: true,
      },
      { code: '15.1', name: 'неосторожность, невнимательность, поспешность', text: null, main: false },
    ],
    offenders: members.slice(0, 1).map((person) => ({ ...person, breach: 'не проверил остановку станка' })),
    measures: [
      {
        text: 'Провести внеплановый инструктаж работников участка',
        due: '2026-09-25',
        responsible: 'мастер участка',
        doneOn: '2026-09-22',
      },
      { text: 'Установить ограждение патрона', due: '2026-10-15', responsible: 'механик', doneOn: null },
    ],
    evidence: [{ name: 'Станок, общий вид.jpg', addedOn: '2026-09-16', sha256: 'a'.repeat(64) }],
    addressees: [{ name: 'Социальный фонд России', deadline: '17.09.2026 14:30' }],
    steps: [
      {
        title: 'Известить Социальный фонд России',
        basis: 'Федеральный закон № 125-ФЗ, ст. 17',
        who: 'Работодатель',
        deadline: '17.09.2026 14:30',
        done: '16.09.2026',
      },
    ],
    papers: [{ name: 'Приказ о создании комиссии', number: '48-ОТ', date: '2026-09-16' }],
  }
}
