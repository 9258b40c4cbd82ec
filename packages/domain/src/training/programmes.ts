/** Training programmes: PP 2464 (A, B, V by kind of work, first aid, use of PPE), electrical groups, fire safety. */
export const PROGRAMMES = [
  'general',
  'methods',
  'first-aid',
  'ppe-use',
  'hazardous-6',
  'hazardous-7',
  'hazardous-8',
  'hazardous-9',
  'hazardous-10',
  'hazardous-11',
  'hazardous-12',
  'hazardous-13',
  'hazardous-14',
  'hazardous-15',
  'hazardous-16',
  'hazardous-17',
  'hazardous-18',
  'hazardous-19',
  'hazardous-20',
  'hazardous-21',
  'hazardous-22',
  'hazardous-23',
  'hazardous-24',
  'hazardous-25',
  'hazardous-26',
  'hazardous-27',
  'hazardous-28',
  'hazardous-29',
  'electrical-2',
  'electrical-3',
  'electrical-4',
  'electrical-5',
  'fire-safety',
] as const
export type Programme = (typeof PROGRAMMES)[number]

type ProgrammeFacts = {
  /** How people call it: «А», «Б», «В», «ПП», «СИЗ», «ЭБ», «ПБ». */
  code: string
  title: string
  /** The programme's number in the state registry of trained persons; null: not registered there. */
  registryId: number | null
  /** Hours the rules ask at least; null: they name none. */
  minHours: number | null
}

/** How the title of each programme of dangerous works begins; its works follow. */
export const DANGEROUS_WORKS = 'Безопасные методы работ повышенной опасности: '

function hazardous(registryId: number, work: string): ProgrammeFacts {
  return {
    code: 'В',
    title: `${DANGEROUS_WORKS}${work}`,
    registryId,
    minHours: null,
  }
}

function electrical(group: string): ProgrammeFacts {
  return {
    code: 'ЭБ',
    title: `Проверка знаний на группу ${group} по электробезопасности`,
    registryId: null,
    minHours: null,
  }
}

export const PROGRAMME_FACTS = {
  general: {
    code: 'А',
    title: 'Общие вопросы охраны труда и функционирования СУОТ',
    registryId: 3,
    minHours: 16,
  },
  methods: {
    code: 'Б',
    title: 'Безопасные методы и приёмы при воздействии вредных и опасных факторов',
    registryId: 4,
    minHours: 16,
  },
  'first-aid': { code: 'ПП', title: 'Оказание первой помощи пострадавшим', registryId: 1, minHours: 8 },
  'ppe-use': {
    code: 'СИЗ',
    title: 'Использование средств индивидуальной защиты',
    registryId: 2,
    minHours: null,
  },
  'hazardous-6': hazardous(6, 'земляные работы'),
  'hazardous-7': hazardous(7, 'ремонт, монтаж и демонтаж зданий и сооружений'),
  'hazardous-8': hazardous(8, 'монтаж, обслуживание и ремонт технологического оборудования'),
  'hazardous-9': hazardous(9, 'работы на высоте'),
  'hazardous-10': hazardous(10, 'пожароопасные работы'),
  'hazardous-11': hazardous(11, 'работы в ограниченных и замкнутых пространствах'),
  'hazardous-12': hazardous(12, 'строительные работы'),
  'hazardous-13': hazardous(13, 'работы с сильнодействующими и ядовитыми веществами'),
  'hazardous-14': hazardous(14, 'газоопасные работы'),
  'hazardous-15': hazardous(15, 'огневые работы'),
  'hazardous-16': hazardous(16, 'эксплуатация подъёмных сооружений'),
  'hazardous-17': hazardous(17, 'эксплуатация тепловых энергоустановок'),
  'hazardous-18': hazardous(18, 'работы в электроустановках'),
  'hazardous-19': hazardous(19, 'эксплуатация сосудов под избыточным давлением'),
  'hazardous-20': hazardous(20, 'обращение с животными'),
  'hazardous-21': hazardous(21, 'водолазные работы'),
  'hazardous-22': hazardous(22, 'обращение со взрывоопасными предметами'),
  'hazardous-23': hazardous(23, 'работы у железнодорожного полотна и на проезжей части'),
  'hazardous-24': hazardous(24, 'работы на участках с патогенным заражением почвы'),
  'hazardous-25': hazardous(25, 'валка леса в особо опасных условиях'),
  'hazardous-26': hazardous(26, 'перемещение тяжеловесных грузов без машин, разборка штабелей'),
  'hazardous-27': hazardous(27, 'работы с радиоактивными веществами и источниками излучения'),
  'hazardous-28': hazardous(28, 'работы с ручным, в том числе пиротехническим, инструментом'),
  'hazardous-29': hazardous(29, 'работы в театрах'),
  'electrical-2': electrical('II'),
  'electrical-3': electrical('III'),
  'electrical-4': electrical('IV'),
  'electrical-5': electrical('V'),
  'fire-safety': {
    code: 'ПБ',
    title: 'Пожарная безопасность: дополнительное профессиональное образование',
    registryId: null,
    minHours: null,
  },
} satisfies Record<Programme, ProgrammeFacts>
