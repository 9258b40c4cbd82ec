import type { EmployeeFields } from '@ot/contract'
import { addDays, addYears, type CalendarDate, NO_EMPLOYEE_FACTS, type Sex } from '@ot/domain'

export const DEMO_DEPARTMENTS = ['Администрация', 'Производственный участок', 'Склад и транспорт'] as const
export type DemoDepartment = (typeof DEMO_DEPARTMENTS)[number]

export type DemoPerson = {
  fullName: readonly [lastName: string, firstName: string, fatherName: string]
  sex: Sex
  department: DemoDepartment
  /** A name of the reference table. */
  position: string
  positionStaff: string | null
}

/** `Фамилия Имя Отчество | пол | должность справочника | должность по штату`; invented people all. Spaces within a name
 * are written as `_`. */
const PEOPLE: Record<DemoDepartment, readonly string[]> = {
  Администрация: [
    'Заболоцкая-Мирная Вероника Андреевна | f | Генеральный директор',
    'Кравец Аркадий Львович | m | Заместитель директора | Заместитель генерального директора по производству и развитию',
    'Нестерова Ольга Викторовна | f | Главный бухгалтер',
    'Черных Татьяна Павловна | f | Специалист по охране труда',
    'Ломако Инна Григорьевна | f | Специалист по кадрам',
    'Беридзе Нино Шотаевна | f | Бухгалтер | Бухгалтер по расчёту заработной платы и взаиморасчётам с поставщиками',
    'Седых Лев Константинович | m | Юрист',
    'Дубяго Роман Ильич | m | Системный администратор',
    'Мюллер Эдуард Иоганнович | m | Менеджер по продажам',
    'Ким Светлана Енсуевна | f | Менеджер по закупкам',
    'Орлова-Задунайская Мария Дмитриевна | f | Экономист',
    'Жук Алина Сергеевна | f | Секретарь-администратор',
    'Гаджиева Патимат Магомедовна | f | Делопроизводитель',
    'Шапиро Илья Маркович | m | Инженер-конструктор',
    'Ёлкина Фёкла Фёдоровна | f | Инженер-технолог | Ведущий инженер-технолог бюро подготовки производства',
  ],
  'Производственный участок': [
    'Воробей Степан Игнатьевич | m | Мастер участка | Старший мастер участка сварных металлоконструкций',
    'Рашидов Ильхам Вагиф_оглы | m | Электрогазосварщик',
    'Мамедов Тофик Гасан_оглы | m | Электрогазосварщик | Электрогазосварщик 5 разряда',
    'Саркисян Арам Гургенович | m | Электросварщик ручной сварки',
    'Ткач Виталий Остапович | m | Токарь',
    'Коваленко Тарас Богданович | m | Токарь | Токарь-расточник 4 разряда',
    'фон_Дервиз Павел Николаевич | m | Фрезеровщик',
    'Хабибуллин Ринат Равилевич | m | Слесарь механосборочных работ',
    'Петров-Водяной Кирилл Егорович | m | Слесарь механосборочных работ',
    'Лебедь Назар Семёнович | m | Слесарь-ремонтник',
    'Цой Вячеслав Робертович | m | Оператор станков с ЧПУ',
    'Сухих Глеб Тимофеевич | m | Оператор станков с ЧПУ',
    'Кузьмич Ян Болеславович | m | Наладчик технологического оборудования',
    'Ибрагимова Зульфия Ринатовна | f | Оператор производственной линии',
    'Соколова Дарья Алексеевна | f | Оператор производственной линии',
    'Штейнберг Анна Генриховна | f | Инженер по качеству',
    'Доржиев Баир Цыренович | m | Штамповщик',
    'Абдуллаев Шавкат Рустамович | m | Маляр | Маляр по металлу, занятый на окраске изделий пульверизатором',
    'Заяц Пётр Ильич | m | Маляр',
    'Новак Ева Станиславовна | f | Лаборант химического анализа',
    'Бондарь Руслан Олегович | m | Электромонтёр по ремонту электрооборудования',
    'Ахмед-Заде Эльчин Фаридович | m | Электромонтёр по ремонту электрооборудования',
    'Киреев Матвей Лукич | m | Стропальщик',
    'Пономарёв Савелий Артёмович | m | Машинист компрессорных установок',
    'Живаго Никита Юрьевич | m | Подсобный рабочий',
    'Мирзоев Фирдавс Хакимович | m | Подсобный рабочий',
    'Долгих Серафима Яковлевна | f | Уборщик производственных помещений',
  ],
  'Склад и транспорт': [
    'Гончаренко Лариса Михайловна | f | Заведующий складом | Заведующий складом готовой продукции и материалов',
    'Хмельницкий Антон Борисович | m | Кладовщик',
    'Смирнова Галина Ивановна | f | Кладовщик',
    'Тер-Ованесян Карен Ашотович | m | Водитель погрузчика',
    'Бессмертных Егор Власович | m | Водитель погрузчика',
    'Ахметов Дамир Ильдарович | m | Грузчик',
    'Нгуен Виктор Тханевич | m | Грузчик',
    'Ли Максим Чанович | m | Комплектовщик',
    'Малых Юлия Вадимовна | f | Фасовщик',
    'Осипенко Игорь Анатольевич | m | Водитель грузового автомобиля | Водитель грузового автомобиля с прицепом',
    'Дзагоев Сослан Таймуразович | m | Водитель грузового автомобиля',
    'Тимошенко Владлен Захарович | m | Водитель легкового автомобиля',
    'Крыжановская Элеонора Викентьевна | f | Диспетчер автотранспорта',
    'Баранов Фома Кузьмич | m | Механик по выпуску транспорта',
    'Айвазов Георгий Мкртычевич | m | Слесарь по ремонту автомобилей',
    'Полищук Всеволод Наумович | m | Экспедитор',
    'Бабич Полина Романовна | f | Логист',
    'Черепаха Ждан Елисеевич | m | Дворник',
  ],
}

export const DEMO_PEOPLE: readonly DemoPerson[] = DEMO_DEPARTMENTS.flatMap((department) =>
  PEOPLE[department].map((line) => personOf(department, line)),
)

function personOf(department: DemoDepartment, line: string): DemoPerson {
  const [fullName = '', sex, position = '', positionStaff = null] = line.split(' | ')
  const [lastName = '', firstName = '', fatherName = ''] = fullName
    .split(' ')
    .map((name) => name.replaceAll('_', ' '))
  return {
    fullName: [lastName, firstName, fatherName],
    sex: sex === 'm' ? 'm' : 'f',
    department,
    position,
    positionStaff,
  }
}

const YOUNGEST_YEARS = 21
const AGES = 40
const DAYS_OF_SERVICE = 900

/** Facts that differ from person to person and are the same at every start: spread by the number in the list. */
export function recordOf(
  person: DemoPerson,
  number: number,
  ids: { employeeGroupId: number; positionId: number },
  today: CalendarDate,
): EmployeeFields {
  const [lastName, firstName, fatherName] = person.fullName
  const inOrder = String(number).padStart(3, '0')
  return {
    ...NO_EMPLOYEE_FACTS,
    employmentKind: 'main',
    ...ids,
    lastName,
    firstName,
    fatherName,
    sex: person.sex,
    positionStaff: person.positionStaff,
    birthDate: addDays(addYears(today, -YOUNGEST_YEARS - ((number * 17) % AGES)), -((number * 53) % 365)),
    hireDate: addDays(today, -7 - ((number * 131) % DAYS_OF_SERVICE)),
    // Numbers up to 001-001-998 were given without a check number, and none of them to these people.
    snils: `001-001-${inOrder} 00`,
    personalPhone: `+7 (900) 000-0${inOrder.slice(0, 1)}-${inOrder.slice(1)}`,
    internalPhone: number % 3 === 0 ? inOrder : null,
    workEmail: workEmailOf(person, number),
  }
}

/** Of the office; a foreman and the head of a store have one too. */
const HEADS_EMAILS: Readonly<Record<string, string>> = {
  Воробей: 'uchastok@zarechye.example',
  Гончаренко: 'sklad@zarechye.example',
}

function workEmailOf({ department, fullName: [lastName] }: DemoPerson, number: number): string | null {
  return department === 'Администрация'
    ? `office${number}@zarechye.example`
    : (HEADS_EMAILS[lastName] ?? null)
}
