import { findResponsibilityRole } from '../responsibility/responsibilities.ts'
import type { PersonFact } from './fact.ts'

type InCharge = Omit<PersonFact, 'type' | 'theme' | 'label'> & { role: number }

/** Called as the role is. */
function inCharge(fact: InCharge): PersonFact {
  const role = findResponsibilityRole(fact.role)
  if (role === null) throw new Error(`There is no role ${fact.role}`)
  return { type: 'person', theme: 'inCharge', label: role.name, ...fact }
}

/** The roles of the five groups: kept with the persons in charge, told here like every other fact. */
export const IN_CHARGE_FACTS = {
  labourProtection: inCharge({
    role: 101,
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
    question: 'Кто проводит вводный инструктаж?',
    like: ['labourProtection'],
  }),
  workplaceBriefing: inCharge({
    role: 104,
    question: 'Кто проводит инструктажи на рабочем месте?',
    holders: [/начальник (цеха|участка)|производитель работ|мастер/, /шеф-повар|управляющ|заведующ/],
    like: ['labourProtection'],
  }),
  ppeIssue: inCharge({
    role: 106,
    question: 'Кто выдаёт средства индивидуальной защиты?',
    holders: [/заведующ\S* складом/, /кладовщик/, /завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  medicalExaminations: inCharge({
    role: 107,
    question: 'Кто организует медицинские осмотры?',
    holders: [/по кадрам|отдела кадров/],
    like: ['labourProtection'],
  }),
  microtraumaRecords: inCharge({
    role: 201,
    question: 'Кто ведёт учёт микроповреждений?',
    like: ['labourProtection'],
  }),
  firstAidKits: inCharge({
    role: 301,
    question: 'Кто отвечает за аптечки первой помощи?',
    holders: [/завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  fireSafety: inCharge({
    role: 401,
    question: 'Кто отвечает за пожарную безопасность?',
    holders: [/пожарн/, /главный инженер|главный механик/, /завхоз|заведующ\S* хозяйством/],
    like: ['labourProtection'],
  }),
  fireBriefing: inCharge({
    role: 402,
    question: 'Кто проводит противопожарные инструктажи?',
    like: ['fireSafety'],
  }),
  electricalSafety: inCharge({
    role: 501,
    question: 'Кто отвечает за электрохозяйство?',
    isQualified: true,
    holders: [/главный энергетик|инженер-энергетик|энергетик/, /главный инженер/, /электромонт|электрик/],
  }),
  electricalSafetyDeputy: inCharge({
    role: 502,
    question: 'Кто замещает ответственного за электрохозяйство?',
    isQualified: true,
    holders: [/электромонт|электрик/],
    unlike: ['electricalSafety'],
  }),
  electricalGroupOne: inCharge({
    role: 503,
    question: 'Кто присваивает группу I по электробезопасности?',
    isQualified: true,
    like: ['electricalSafety'],
  }),
} satisfies Record<string, PersonFact>
