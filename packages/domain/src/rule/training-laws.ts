import type { Periodicity } from '../periodicity/periodicity.ts'
import { type DangerousWorkProgramme, isDangerousWork } from '../training/dangerous-works.ts'
import type { Programme } from '../training/programmes.ts'
import { BEFORE_WORK, MCHS_1120_FROM, PP_805_FROM } from './briefing-laws.ts'
import type { FirstTime, Law, Laws } from './law.ts'

const YEAR: Periodicity = { kind: 'every', count: 1, unit: 'year' }
const THREE_YEARS: Periodicity = { kind: 'every', count: 3, unit: 'year' }
const FIVE_YEARS: Periodicity = { kind: 'every', count: 5, unit: 'year' }

/** PP 2464, pp. 36, 41, 62: days from the contract or the transfer. */
const WITHIN_60_DAYS: FirstTime = { kind: 'days', days: 60, from: 'contract' }

function everyThreeYears(clause: string): Laws {
  const law = { clause, verified: true, periodicity: THREE_YEARS, first: WITHIN_60_DAYS, remark: null }
  return [{ ...law, normId: 'pp-2464' }]
}

const PLANNED = everyThreeYears('пп. 59, 62')
const FIRST_AID = everyThreeYears('п. 36')
/** Who briefs on first aid is taught it before he first does. */
export const INSTRUCTOR_FIRST_AID_LAW: Law = {
  ...FIRST_AID[0],
  clause: 'подп. «а» п. 33, п. 36',
  first: { kind: 'before', until: 'до первого инструктажа, который проводит работник', from: 'work' },
}
const PPE_USE = everyThreeYears('п. 41')

const DANGEROUS_YEARLY: Law = {
  normId: 'pp-2464',
  clause: 'п. 60',
  verified: true,
  periodicity: YEAR,
  first: { kind: 'before', until: 'до допуска к работам повышенной опасности', from: 'work' },
  remark: null,
}

/** What PP 805 made of p. 60 is known from secondary texts only. */
const DANGEROUS: Laws = [
  DANGEROUS_YEARLY,
  {
    ...DANGEROUS_YEARLY,
    from: PP_805_FROM,
    verified: false,
    periodicity: THREE_YEARS,
    remark: 'Если правила по охране труда для этих работ требуют чаще, сократите период.',
  },
]

/** Works whose own rules may ask for a year: until their text is compared, the shorter period holds. */
function mayStayYearly(rules: string): Laws {
  return [
    DANGEROUS_YEARLY,
    {
      ...DANGEROUS_YEARLY,
      from: PP_805_FROM,
      verified: false,
      remark: `Особые правила для этих работ (${rules}) могут требовать ежегодного обучения, поэтому взят меньший срок.`,
    },
  ]
}

const HEIGHT = mayStayYearly('приказ Минтруда № 782н')
const CONFINED_SPACES = mayStayYearly('приказ Минтруда № 902н')

const ELECTRICAL: Laws = [
  {
    normId: 'mt-903n',
    clause: 'приложение № 1',
    verified: false,
    periodicity: YEAR,
    first: BEFORE_WORK,
    remark: 'Раз в год — для тех, кто сам ведёт работы в электроустановках; для остальных — раз в 3 года.',
  },
]

const FIRE_SAFETY_BEFORE_1120: Law = {
  normId: 'mchs-806',
  clause: 'дополнительное профессиональное образование',
  verified: false,
  periodicity: FIVE_YEARS,
  first: { kind: 'before', until: 'до назначения ответственным за пожарную безопасность', from: 'work' },
  remark: null,
}
const FIRE_SAFETY: Laws = [
  FIRE_SAFETY_BEFORE_1120,
  { ...FIRE_SAFETY_BEFORE_1120, normId: 'mchs-1120', from: MCHS_1120_FROM },
]

export function trainingLaws(programme: Programme): Laws {
  if (isDangerousWork(programme)) return dangerousWorkLaws(programme)
  switch (programme) {
    case 'general':
    case 'methods':
      return PLANNED
    case 'first-aid':
      return FIRST_AID
    case 'ppe-use':
      return PPE_USE
    case 'electrical-2':
    case 'electrical-3':
    case 'electrical-4':
    case 'electrical-5':
      return ELECTRICAL
    case 'fire-safety':
      return FIRE_SAFETY
  }
}

function dangerousWorkLaws(programme: DangerousWorkProgramme): Laws {
  if (programme === 'hazardous-9') return HEIGHT
  return programme === 'hazardous-11' ? CONFINED_SPACES : DANGEROUS
}
