import { electricalGroup, trainingInProgrammes } from '../responsibility/role-training.ts'
import type { CommissionFact } from './fact.ts'

function commission(fact: Omit<CommissionFact, 'type' | 'theme'>): CommissionFact {
  return { type: 'commission', theme: 'commissions', ...fact }
}

const HEADS = /главный (инженер|механик|энергетик)|технический директор|начальник (цеха|участка)/
const MANAGERS = /заместитель|производитель работ|управляющ|заведующ|шеф-повар|офис-менеджер|мастер/
const STAFF = /начальник отдела|по кадрам|юрис|бухгалтер|секретарь|кладовщик/

/** Members after those whose duty it is: heads, then other managers, then who keeps records, then anybody. */
export const USUAL_MEMBERS = [HEADS, MANAGERS, STAFF] as const

/** At least three: PP 2464, p. 72 (knowledge); FZ-426, art. 9 (odd); Labour Code, art. 229 (odd), [M] for the rest.
 * A side of the committee is as large as the other: Labour Code, art. 224. */
export const COMMISSION_FACTS = {
  knowledgeCommission: commission({
    chairRole: 105,
    label: 'Комиссия по проверке знания требований охраны труда',
    question: 'Кто проверяет знание требований охраны труда?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'workplaceBriefing'],
    // PP 2464, p. 53: members are trained as those whom they examine.
    training: trainingInProgrammes('general', 'methods', 'first-aid', 'ppe-use'),
  }),
  soutCommission: commission({
    label: 'Комиссия по специальной оценке условий труда',
    question: 'Кто в комиссии по специальной оценке условий труда?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'hrOfficer'],
    // FZ-426, art. 9, p. 3.
    ofSmallEmployer: 'director',
    odd: 'статья 9 закона № 426-ФЗ',
  }),
  riskCommission: commission({
    label: 'Комиссия по оценке профессиональных рисков',
    question: 'Кто оценивает профессиональные риски?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'workplaceBriefing'],
  }),
  investigationCommission: commission({
    label: 'Комиссия по расследованию несчастных случаев',
    question: 'Кто расследует несчастные случаи?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection'],
    odd: 'статья 229 ТК РФ',
  }),
  ppeCommission: commission({
    label: 'Комиссия по списанию и проверке СИЗ',
    question: 'Кто списывает и проверяет СИЗ?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'ppeIssue'],
    keepers: ['ppeIssue'],
  }),
  fireCommission: commission({
    label: 'Пожарно-техническая комиссия',
    question: 'Кто проверяет пожарное состояние объекта?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'fireSafety'],
    training: trainingInProgrammes('fire-safety'),
  }),
  electricalCommission: commission({
    label: 'Комиссия по проверке знаний в электроустановках',
    question: 'Кто проверяет знание норм работы в электроустановках?',
    holders: [/энергетик/, ...USUAL_MEMBERS],
    chair: ['electricalSafety'],
    like: ['labourProtection', 'electricalSafetyDeputy'],
    training: electricalGroup(3),
  }),
  inspectionCommission: commission({
    label: 'Комиссия по проверкам состояния охраны труда',
    question: 'Кто проверяет состояние условий труда, зданий и оборудования?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'facilityManager'],
  }),
  labourCommittee: commission({
    label: 'Представители работодателя в комитете по охране труда',
    question: 'Кто представляет работодателя в комитете по охране труда?',
    holders: USUAL_MEMBERS,
    like: ['labourProtection', 'hrOfficer'],
    side: 'committeeSide',
    // PP 2464, p. 53: members of committees are trained as well.
    training: trainingInProgrammes('general'),
  }),
} satisfies Record<string, CommissionFact>
