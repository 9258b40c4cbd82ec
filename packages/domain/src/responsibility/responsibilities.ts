/** Fields of responsibility a company names people for; the warnings of the documents page stand on them. */
export const RESPONSIBILITY_TYPES = [
  'labourProtection',
  'microtrauma',
  'firstAidKit',
  'fireSafety',
  'electricalSafety',
] as const
export type ResponsibilityType = (typeof RESPONSIBILITY_TYPES)[number]

export type ResponsibilityRole = { id: number; name: string; educationType: string }
export type ResponsibilityGroup = {
  id: number
  type: ResponsibilityType
  name: string
  tooltip: string
  roles: readonly ResponsibilityRole[]
}

const NO_TRAINING = 'Не требуется'

/** Ids are part of the API (`responsibilityRoleDefinitionId`) and never change their meaning. */
export const RESPONSIBILITY_GROUPS: readonly ResponsibilityGroup[] = [
  {
    id: 1,
    type: 'labourProtection',
    name: 'Охрана труда',
    tooltip: 'Кто организует охрану труда, проводит инструктажи и проверяет знания',
    roles: [
      { id: 101, name: 'Ответственный за охрану труда', educationType: 'Программы А, Б, первая помощь, СИЗ' },
      { id: 102, name: 'Замещающий ответственного за охрану труда', educationType: 'Программы А, Б' },
      { id: 103, name: 'Проводящий вводный инструктаж', educationType: 'Программа А, первая помощь' },
      {
        id: 104,
        name: 'Проводящий инструктажи на рабочем месте',
        educationType: 'Программы А, Б, первая помощь',
      },
      {
        id: 105,
        name: 'Председатель комиссии по проверке знаний',
        educationType: 'Программы А, Б в учебном центре',
      },
      { id: 106, name: 'Ответственный за выдачу СИЗ', educationType: 'Программа по применению СИЗ' },
      { id: 107, name: 'Ответственный за медицинские осмотры', educationType: NO_TRAINING },
    ],
  },
  {
    id: 2,
    type: 'microtrauma',
    name: 'Микротравмы',
    tooltip: 'Кто регистрирует микроповреждения и рассматривает их причины',
    roles: [{ id: 201, name: 'Ответственный за учёт микроповреждений', educationType: 'Программы А, Б' }],
  },
  {
    id: 3,
    type: 'firstAidKit',
    name: 'Аптечка',
    tooltip: 'Кто хранит аптечки первой помощи, пополняет их и проверяет сроки годности',
    roles: [{ id: 301, name: 'Ответственный за аптечки первой помощи', educationType: 'Первая помощь' }],
  },
  {
    id: 4,
    type: 'fireSafety',
    name: 'Пожарная безопасность',
    tooltip: 'Кто отвечает за пожарную безопасность объектов и проводит противопожарные инструктажи',
    roles: [
      {
        id: 401,
        name: 'Ответственный за пожарную безопасность',
        educationType: 'Дополнительное образование по пожарной безопасности',
      },
      {
        id: 402,
        name: 'Проводящий противопожарные инструктажи',
        educationType: 'Дополнительное образование по пожарной безопасности',
      },
    ],
  },
  {
    id: 5,
    type: 'electricalSafety',
    name: 'Электробезопасность',
    tooltip: 'Кто отвечает за электрохозяйство и присваивает группу I',
    roles: [
      {
        id: 501,
        name: 'Ответственный за электрохозяйство',
        educationType: 'Группа IV до 1000 В, V выше 1000 В',
      },
      {
        id: 502,
        name: 'Замещающий ответственного за электрохозяйство',
        educationType: 'Группа IV до 1000 В, V выше 1000 В',
      },
      { id: 503, name: 'Присваивающий группу I по электробезопасности', educationType: 'Группа не ниже III' },
    ],
  },
]
