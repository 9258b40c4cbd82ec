import { isNotifiable } from '../degrees.ts'
import { doneOn, HERE, isByInspector, isDone, needsApprovedAct, needsQualification } from './conditions.ts'
import type { StepDefinition } from './definition.ts'
import type { CourseFacts } from './facts.ts'
import { investigationTerm } from './investigation.ts'
import { daysAfter, noTerm, type Term } from './terms.ts'

const EMPLOYER = 'Работодатель'
const SPECIALIST = 'Специалист по охране труда'
const ACT_TERM = ['tk', 'ст. 229.1'] as const

function isWorkRelated({ isWorkRelated }: CourseFacts): boolean {
  return isWorkRelated !== false
}

/** After the inspector's conclusion form 5 is drawn up only of what is not connected with the work (п. 20.9). */
function needsInvestigationAct(facts: CourseFacts): boolean {
  if (isByInspector(facts)) return !isWorkRelated(facts)
  return isNotifiable(facts.degree) || !isWorkRelated(facts)
}

function needsActs(facts: CourseFacts): string | null {
  if (needsInvestigationAct(facts) && !isDone(facts, 'investigationAct'))
    return 'Сначала составьте акт о расследовании (форма № 5)'
  if (isWorkRelated(facts) && !isDone(facts, 'accidentAct')) return 'Сначала составьте акт Н-1'
  return needsQualification(facts)
}

function actTerm(facts: CourseFacts): Term {
  return isByInspector(facts)
    ? noTerm('Сразу по получении заключения инспектора: дня закон не называет')
    : investigationTerm(facts)
}

function threeDaysAfterAct(facts: CourseFacts): Term {
  const approved = doneOn(facts, 'approveAct')
  return approved === null
    ? noTerm('3 календарных дня после завершения расследования — дня утверждения акта')
    : daysAfter(approved, 3, 'расследование завершено', facts)
}

export const RESULT_STEPS: readonly StepDefinition[] = [
  {
    key: 'investigationAct',
    title: 'Составить акт о расследовании (форма № 5)',
    explanation:
      'Обязателен для группового, тяжёлого и смертельного случая, а для лёгкого — если он не связан с производством.',
    basis: [['mt-223n', 'п. 30; прил. 2, форма № 5'], ACT_TERM],
    who: 'Комиссия',
    by: HERE,
    appliesTo: needsInvestigationAct,
    term: actTerm,
    blockedBy: needsQualification,
    templates: ['akt-o-rassledovanii'],
  },
  {
    key: 'accidentAct',
    title: 'Составить акт Н-1',
    explanation:
      'На каждого пострадавшего свой — и в групповом случае, если он потерял трудоспособность хотя бы на день, переведён на другую работу или погиб. Два экземпляра, при страховом случае — третий, для Социального фонда. Со спортсменом — форма Н-1ПС. После расследования инспектора акт составляют в точном соответствии с его заключением и вместо подписей комиссии пишут об этом.',
    basis: [['tk', 'ст. 230'], ['mt-223n', 'прил. 2, форма № 2'], ACT_TERM],
    who: 'Комиссия',
    by: HERE,
    appliesTo: isWorkRelated,
    term: actTerm,
    blockedBy: needsQualification,
    templates: ['akt-n-1', 'akt-n-1ps'],
  },
  {
    key: 'approveAct',
    title: 'Подписать и утвердить акт',
    explanation:
      'Акт подписывают все, кто проводил расследование, утверждает работодатель, печать — если она есть. С этого дня расследование завершено, и от него считаются следующие сроки.',
    basis: [['tk', 'ст. 230'], ACT_TERM],
    who: EMPLOYER,
    by: HERE,
    term: actTerm,
    blockedBy: needsActs,
    templates: [],
  },
  {
    key: 'receiveAct',
    title: 'Получить акт и материалы от другого работодателя',
    explanation:
      'Кто ведёт учёт случая, решает комиссия. Вам нужен экземпляр акта: по нему проводят инструктаж и смотрят риски у себя.',
    basis: [['tk', 'ст. 229, 230']],
    who: EMPLOYER,
    by: ['otherEmployer'],
    term: () => noTerm('После того, как комиссия другого работодателя утвердит акт'),
    templates: [],
  },
  {
    key: 'handOver',
    title: 'Вручить акт пострадавшему',
    explanation:
      'Один экземпляр — под подпись или по почте с уведомлением; при гибели — родственникам или иждивенцам. Если случай не связан с производством, акт выдают по требованию.',
    basis: [
      ['tk', 'ст. 230'],
      ['mt-223n', 'п. 30'],
    ],
    who: EMPLOYER,
    by: HERE,
    required: isWorkRelated,
    term: threeDaysAfterAct,
    blockedBy: needsApprovedAct,
    templates: ['raspiska-o-vruchenii-akta'],
  },
  {
    key: 'sendInsurer',
    title: 'Послать акт и материалы в Социальный фонд',
    explanation: 'Экземпляр акта Н-1 вместе с материалами расследования, с сопроводительным письмом.',
    basis: [['tk', 'ст. 230']],
    who: EMPLOYER,
    by: HERE,
    appliesTo: isWorkRelated,
    term: threeDaysAfterAct,
    blockedBy: needsApprovedAct,
    templates: ['soprovoditelnoe-pismo-v-sfr'],
  },
  {
    key: 'sendAuthorities',
    title: 'Послать акт в прокуратуру и инспекцию труда',
    explanation:
      'Экземпляр акта о расследовании с копиями материалов и актов Н-1 — в прокуратуру, копии — в инспекцию труда, орган отраслевого надзора и Социальный фонд.',
    basis: [
      ['tk', 'ст. 230.1'],
      ['mt-223n', 'п. 32'],
    ],
    who: 'Председатель комиссии',
    // п. 32 lets the copies of a light case be, when it is not work-related.
    appliesTo: (facts) =>
      isNotifiable(facts.degree) && !(facts.degree === 'easyGroup' && !isWorkRelated(facts)),
    term: threeDaysAfterAct,
    blockedBy: needsApprovedAct,
    templates: [],
  },
  {
    key: 'journal',
    title: 'Записать в журнал регистрации (форма № 11)',
    explanation:
      'Каждый оформленный несчастный случай на производстве; строка собирается из данных происшествия.',
    basis: [
      ['tk', 'ст. 230.1'],
      ['mt-223n', 'прил. 2, форма № 11'],
    ],
    who: SPECIALIST,
    by: HERE,
    appliesTo: isWorkRelated,
    term: () => noTerm('Сразу после утверждения акта: срок в законе не назван'),
    blockedBy: needsApprovedAct,
    templates: ['zhurnal-registratsii-neschastnyh-sluchaev'],
  },
]
