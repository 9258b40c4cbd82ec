import { lowerFirst, plural } from '@ot/text'
import { RISK_CATEGORY_LABELS, type RiskCategory } from '../company/risk-categories.ts'
import { isDangerousWork } from './dangerous-works.ts'
import type { Programme } from './programmes.ts'

/** PP 2464, p. 79: calendar days to check the knowledge again after a failure. */
export const RECHECK_DAYS = 30
/** PP 2464, p. 79. */
export const RECHECK_TEXT =
  'Не сдавший проверку не допускается к самостоятельной работе и направляется на повторную проверку в течение 30 календарных дней (ПП РФ № 2464, п. 79).'

/** PP 2464, p. 44: only a training organisation may train them. */
export const CENTRE_CATEGORIES = [
  'head',
  'branch-head',
  'commission',
  'instructor',
  'specialist',
  'committee',
  'trustee',
  'micro-examiner',
] as const
export type CentreCategory = (typeof CENTRE_CATEGORIES)[number]

export const CENTRE_CATEGORY_LABELS = {
  head: 'работодатель (руководитель организации)',
  'branch-head': 'руководители филиалов',
  commission: 'председатель, его заместители и члены комиссий по проверке знания',
  instructor: 'проводящие инструктажи и обучение по охране труда',
  specialist: 'специалисты по охране труда',
  committee: 'члены комитетов (комиссий) по охране труда',
  trustee: 'уполномоченные по охране труда от работников',
  'micro-examiner': 'назначенный на микропредприятии проверять знания',
} satisfies Record<CentreCategory, string>

export const CENTRE_TEXT = `В учебном центре обязаны обучаться (ПП РФ № 2464, п. 44): ${Object.values(CENTRE_CATEGORY_LABELS).join('; ')}. Остальных организация вправе обучать сама, если она внесена в реестр обучающих работодателей.`

/** What a responsibility of the company makes of its holder; by the ids of RESPONSIBILITY_GROUPS. */
const CATEGORY_OF_ROLE: ReadonlyMap<number, CentreCategory> = new Map([
  [101, 'specialist'],
  [102, 'specialist'],
  [103, 'instructor'],
  [104, 'instructor'],
  [105, 'commission'],
])

/** Why the holder of these responsibilities must study in a training centre; empty: need not. */
export function centreCategoriesOf(roleIds: Iterable<number>): CentreCategory[] {
  const found = new Set<CentreCategory>()
  for (const id of roleIds) {
    const category = CATEGORY_OF_ROLE.get(id)
    if (category !== undefined) found.add(category)
  }
  return CENTRE_CATEGORIES.filter((category) => found.has(category))
}

/** PP 2464, pp. 36, 41, 49: least share of practice, per cent of the hours; null: the rules name none. */
export function practicePercent(programme: Programme): number | null {
  if (isDangerousWork(programme) || programme === 'methods') return 25
  return programme === 'first-aid' || programme === 'ppe-use' ? 50 : null
}

type CentreSize = { upTo: number; usual: number; risky: number }

/** PP 2464, appendix 4. The second number is for companies of high and significant risk. */
const CENTRE_SIZES: readonly CentreSize[] = [
  { upTo: 1, usual: 0, risky: 0 },
  { upTo: 15, usual: 1, risky: 1 },
  { upTo: 50, usual: 3, risky: 3 },
  { upTo: 250, usual: 5, risky: 7 },
  { upTo: 500, usual: 7, risky: 10 },
  { upTo: 1000, usual: 10, risky: 15 },
  { upTo: 5000, usual: 15, risky: 20 },
  { upTo: Number.POSITIVE_INFINITY, usual: 20, risky: 25 },
]

/** How many at least must study in a training centre, by the average number of employees and the category of risk. */
export function leastInCentre(employees: number, category: RiskCategory): number {
  const size = CENTRE_SIZES.find(({ upTo }) => employees <= upTo)
  if (size === undefined) return 0
  return category === 'high' || category === 'significant' ? size.risky : size.usual
}

/** Appendix 4, note **: from this number on every branch of more than fifty people sends three of its own. */
const BRANCHES_FROM = 251

export type CentreCompany = {
  headcount: number | null
  riskCategory: RiskCategory | null
  microEnterprise: boolean | null
}

/** How many must study in a training centre, and who the rest may be taught by: where training is planned. */
export function centreNeedText({ headcount, riskCategory, microEnterprise }: CentreCompany): string {
  const source = '(ПП РФ № 2464, п. 85, приложение № 4)'
  if (headcount === null)
    return `Сколько человек обязаны обучаться в учебном центре, считается по численности работников: укажите её в карточке организации ${source}.`
  const least = leastInCentre(headcount, riskCategory ?? 'low')
  const category =
    riskCategory === null
      ? 'категория риска не указана, взята низкая'
      : `категория риска — ${lowerFirst(RISK_CATEGORY_LABELS[riskCategory])}`
  const counted = `численность ${headcount}, ${category}`
  const need =
    least === 0
      ? `Наименьшего числа обучаемых в учебном центре нет: ${counted} ${source}.`
      : `В учебном центре обучают не меньше ${people(least)}: ${counted} ${source}. Постоянно дистанционных работников в численность не включают.`
  const branches =
    headcount >= BRANCHES_FROM
      ? ['В каждом филиале, где больше 50 человек, — не меньше трёх, с руководителем.']
      : []
  const micro =
    microEnterprise === true
      ? [
          'Остальных микропредприятие вправе обучать в ходе инструктажа, кроме работ повышенной опасности (п. 100).',
        ]
      : []
  return [need, ...branches, ...micro].join(' ')
}

function people(count: number): string {
  return `${count} ${plural(count, ['человека', 'человек', 'человек'])}`
}
