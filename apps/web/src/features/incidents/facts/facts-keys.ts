import type { IncidentAnswer } from '@ot/contract'
import type { StepKey } from '@ot/domain'
import { LIST_SPECS, type ListName } from './list-specs.ts'

const ONCE = [
  'event',
  'victims',
  'degree',
  'commission',
  'extension',
  'help',
  'scene',
  'qualification',
  'act',
  'inspection',
] as const
const OF_VICTIM = ['injury', 'work', 'outcome'] as const

type Once = (typeof ONCE)[number]
export type OfVictim = (typeof OF_VICTIM)[number]
export type FactsKind = Once | OfVictim | ListName

/** What a form is about. */
export type FactsKey = { kind: Once | ListName } | { kind: OfVictim; victimId: number }

const TITLES = {
  event: 'Обстоятельства',
  victims: 'Пострадавшие',
  degree: 'Степень тяжести',
  commission: 'Комиссия',
  extension: 'Продление расследования',
  help: 'Сообщение и первая помощь',
  scene: 'Место и обстановка',
  qualification: 'Решение комиссии',
  act: 'Для акта',
  inspection: 'Расследование инспектора',
  injury: 'Травма и заключения',
  work: 'Работа и подготовка',
  outcome: 'Лечение и исход',
  witnesses: LIST_SPECS.witnesses.title,
  officials: LIST_SPECS.officials.title,
  causes: LIST_SPECS.causes.title,
  offenders: LIST_SPECS.offenders.title,
} satisfies Record<FactsKind, string>

export function factsTitle(key: FactsKey, { victims }: IncidentAnswer): string {
  const title = TITLES[key.kind]
  if (!('victimId' in key) || victims.length < 2) return title
  return `${title}: ${victims.find(({ id }) => id === key.victimId)?.fullname ?? ''}`
}

function isOfVictim(kind: FactsKind): kind is OfVictim {
  return OF_VICTIM.some((one) => one === kind)
}

/** Which facts a step asks for; what concerns one victim is asked of each. */
const OF_STEPS: Partial<Record<StepKey, readonly FactsKind[]>> = {
  firstAid: ['help'],
  keepScene: ['scene'],
  tellHead: ['help'],
  tellInsurer: ['injury'],
  medicalReport: ['injury'],
  sortDegree: ['degree'],
  notifyAuthorities: ['injury'],
  commissionOrder: ['commission'],
  commissionChange: ['commission'],
  inspectScene: ['scene'],
  questionVictim: ['work'],
  questionWitnesses: ['witnesses'],
  questionOfficials: ['officials'],
  explanations: ['officials'],
  collectMaterials: ['work', 'act'],
  extension: ['extension'],
  classify: ['qualification', 'causes'],
  meeting: ['qualification'],
  investigationAct: ['qualification', 'causes', 'offenders'],
  accidentAct: ['injury', 'work', 'qualification', 'causes', 'offenders', 'act'],
  inspectorConclusion: ['inspection', 'qualification', 'causes', 'offenders'],
  prescription: ['inspection'],
  tellOtherEmployer: ['work'],
  joinCommission: ['work'],
  finalDiagnosis: ['outcome'],
  consequences: ['outcome'],
}

export function factsOfStep(step: StepKey, { victims }: IncidentAnswer): FactsKey[] {
  return (OF_STEPS[step] ?? []).flatMap((kind): FactsKey[] =>
    isOfVictim(kind) ? victims.map(({ id }) => ({ kind, victimId: id })) : [{ kind }],
  )
}

/** Done when the order's number and day stand among the facts: the server marks them itself. */
const MARKED_BY_FACTS: readonly StepKey[] = ['commissionOrder', 'commissionChange', 'inspectorConclusion']

export function isMarkedByFacts(step: StepKey): boolean {
  return MARKED_BY_FACTS.includes(step)
}

export function factsKeyText(key: FactsKey): string {
  return 'victimId' in key ? `${key.kind}-${key.victimId}` : key.kind
}
