import type { PersonFact } from './fact.ts'

type InCharge = Omit<PersonFact, 'type' | 'theme'> & { role: number }

function inCharge(fact: InCharge): PersonFact {
  return { type: 'person', theme: 'inCharge', ...fact }
}

/** The roles of the five groups: kept with the persons in charge, told here like every other fact. */
export const IN_CHARGE_FACTS = {
  labourProtection: inCharge({
    role: 101,
    label: 'Ответственный за охрану труда',
    question: 'Кто отвечает за охрану труда?',
    holders: [
      /специалист\S* по охране труда|инженер\S* по охране труда/,
      /руководитель службы охраны труда/,
      // Another worker whom the employer empowers: Labour Code, art. 223.
      /офис-менеджер/,
    ],
  }),
  labourProtectionDeputy: inCharge({
    role: 102,
    label: 'Замещающий ответственного за охрану труда',
    question: 'Кто замещает ответственного за охрану труда?',
    holders: [
      /главный инженер|технический директор/,
      /заместитель (генерального )?директора/,
      /шеф-повар|управляющ|заведующ|администратор|главный бухгалтер/,
      /старший|ведущий|продав/,
    ],
    unlike: ['labourProtection'],
  }),
  inductionBriefing: inCharge({
    role: 103,
    label: 'Проводящий вводный инструктаж',
    question: 'Кто проводит вводный инструктаж?',
    like: ['labourProtection'],
  }),
  workplaceBriefing: inCharge({
    role: 104,
    label: 'Проводящий инструктажи на рабочем месте',
    question: 'Кто проводит инструктажи на рабочем месте?',
    holders: [/начальник (цеха|участка)|производитель работ|мастер/, /шеф-повар|управляющ|заведующ/],
    like: ['labourProtection'],
  }),
  ppeIssue: inCharge({
    role: 106,
    label: 'Ответственный за выдачу СИЗ',
    question: 'Кто выдаёт средства индивидуальной защиты?',
    holders: [/заведующ\S* складом/, /кладовщик/, /завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  medicalExaminations: inCharge({
    role: 107,
    label: 'Ответственный за медицинские осмотры',
    question: 'Кто организует медицинские осмотры?',
    holders: [/по кадрам|отдела кадров/],
    like: ['labourProtection'],
  }),
  microtraumaRecords: inCharge({
    role: 201,
    label: 'Ответственный за учёт микроповреждений',
    question: 'Кто ведёт учёт микроповреждений?',
    like: ['labourProtection'],
  }),
  firstAidKits: inCharge({
    role: 301,
    label: 'Ответственный за аптечки',
    question: 'Кто отвечает за аптечки первой помощи?',
    holders: [/завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  fireSafety: inCharge({
    role: 401,
    label: 'Ответственный за пожарную безопасность',
    question: 'Кто отвечает за пожарную безопасность?',
    holders: [/пожарн/, /главный инженер|главный механик/, /завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  fireBriefing: inCharge({
    role: 402,
    label: 'Проводящий противопожарные инструктажи',
    question: 'Кто проводит противопожарные инструктажи?',
    like: ['fireSafety'],
  }),
  electricalSafety: inCharge({
    role: 501,
    label: 'Ответственный за электрохозяйство',
    question: 'Кто отвечает за электрохозяйство?',
    isQualified: true,
    holders: [/главный энергетик|инженер-энергетик|энергетик/, /главный инженер/, /электромонт|электрик/],
  }),
  electricalSafetyDeputy: inCharge({
    role: 502,
    label: 'Замещающий ответственного за электрохозяйство',
    question: 'Кто замещает ответственного за электрохозяйство?',
    isQualified: true,
    holders: [/электромонт|электрик/],
    unlike: ['electricalSafety'],
  }),
  electricalGroupOne: inCharge({
    role: 503,
    label: 'Присваивающий группу I по электробезопасности',
    question: 'Кто присваивает группу I по электробезопасности?',
    isQualified: true,
    like: ['electricalSafety'],
  }),
} satisfies Record<string, PersonFact>
