import type { RoleDefinition } from './role.ts'
import { electricalGroup, NO_TRAINING, trainingInProgrammes, trainingOfInstructor } from './role-training.ts'

/** PP 2464, pp. 33, 44, 53, 54, 74, 77: who organises labour protection, briefs and examines. */
export const LABOUR_ROLES: readonly RoleDefinition[] = [
  {
    id: 101,
    key: 'охрана_труда',
    name: 'Ответственный за охрану труда',
    genitive: 'ответственного за охрану труда',
    educationType: 'Программы А и Б, первая помощь — в учебном центре',
    training: trainingInProgrammes('general', 'methods', 'first-aid'),
  },
  {
    id: 102,
    key: 'заместитель_по_от',
    name: 'Замещающий ответственного за охрану труда',
    genitive: 'замещающего ответственного за охрану труда',
    educationType: 'Программы А и Б, первая помощь — в учебном центре',
    training: trainingInProgrammes('general', 'methods', 'first-aid'),
  },
  {
    id: 103,
    key: 'вводный_инструктаж',
    name: 'Проводящий вводный инструктаж',
    genitive: 'проводящего вводный инструктаж по охране труда',
    educationType: 'Программы А и Б в учебном центре, первая помощь — до первого инструктажа',
    training: trainingOfInstructor('general', 'methods', 'first-aid'),
  },
  {
    id: 104,
    key: 'инструктажи',
    name: 'Проводящий инструктажи на рабочем месте',
    genitive: 'проводящего инструктажи по охране труда на рабочем месте',
    educationType: 'Программы А и Б в учебном центре, первая помощь — до первого инструктажа',
    training: trainingOfInstructor('general', 'methods', 'first-aid'),
  },
  {
    id: 105,
    key: 'комиссия',
    name: 'Председатель комиссии по проверке знания',
    genitive: 'председателя комиссии по проверке знания требований охраны труда',
    educationType: 'Программы А и Б, первая помощь, применение СИЗ — в учебном центре',
    training: trainingInProgrammes('general', 'methods', 'first-aid', 'ppe-use'),
  },
  {
    id: 106,
    key: 'сиз',
    name: 'Ответственный за выдачу СИЗ',
    genitive: 'ответственного за обеспечение работников средствами индивидуальной защиты',
    educationType: 'Применение СИЗ',
    training: trainingInProgrammes('ppe-use'),
  },
  {
    id: 107,
    key: 'медосмотры',
    name: 'Ответственный за медицинские осмотры',
    genitive: 'ответственного за организацию медицинских осмотров',
    educationType: 'Не требуется',
    training: NO_TRAINING,
  },
]

export const MICROTRAUMA_ROLES: readonly RoleDefinition[] = [
  {
    id: 201,
    key: 'микротравмы',
    name: 'Ответственный за учёт микроповреждений',
    genitive: 'ответственного за учёт микроповреждений (микротравм)',
    educationType: 'Программы А и Б',
    training: trainingInProgrammes('general', 'methods'),
  },
]

export const FIRST_AID_ROLES: readonly RoleDefinition[] = [
  {
    id: 301,
    key: 'аптечка',
    name: 'Ответственный за аптечки первой помощи',
    genitive: 'ответственного за аптечки первой помощи',
    educationType: 'Первая помощь',
    training: trainingInProgrammes('first-aid'),
  },
]

export const FIRE_SAFETY_ROLES: readonly RoleDefinition[] = [
  {
    id: 401,
    key: 'пожарная_безопасность',
    name: 'Ответственный за пожарную безопасность',
    genitive: 'ответственного за пожарную безопасность',
    educationType: 'Дополнительное образование по пожарной безопасности',
    training: trainingInProgrammes('fire-safety'),
  },
  {
    id: 402,
    key: 'противопожарные_инструктажи',
    name: 'Проводящий противопожарные инструктажи',
    genitive: 'проводящего противопожарные инструктажи',
    educationType: 'Дополнительное образование по пожарной безопасности',
    training: trainingInProgrammes('fire-safety'),
  },
]

export const ELECTRICAL_ROLES: readonly RoleDefinition[] = [
  {
    id: 501,
    key: 'электрохозяйство',
    name: 'Ответственный за электрохозяйство',
    genitive: 'ответственного за электрохозяйство',
    educationType: 'Группа IV до 1000 В, V выше 1000 В',
    training: electricalGroup(4),
  },
  {
    id: 502,
    key: 'заместитель_электрохозяйства',
    name: 'Замещающий ответственного за электрохозяйство',
    genitive: 'замещающего ответственного за электрохозяйство',
    educationType: 'Группа IV до 1000 В, V выше 1000 В',
    training: electricalGroup(4),
  },
  {
    id: 503,
    key: 'первая_группа',
    name: 'Присваивающий группу I по электробезопасности',
    genitive: 'присваивающего группу I по электробезопасности',
    educationType: 'Группа не ниже III',
    training: electricalGroup(3),
  },
]
