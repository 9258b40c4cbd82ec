import {
  type CalendarDate,
  COMPANY_TERM_KINDS,
  COMPANY_TERM_WORDS,
  type CompanyTerm,
  type CompanyTermKind,
  crossingOn,
  DEADLINE_DAYS,
  groupedTerms,
  groupedTermText,
  OVERDUE,
  type Threshold,
} from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { listCompanyTerms } from '../../company-terms/index.ts'
import { linesText, markFresh, type Notice } from '../../notices/index.ts'
import { THRESHOLDS, whenText } from './deadlines.ts'
import type { Source } from './source.ts'

/** Terms of no single employee that came near or passed; each is told of once. */
export const companyTermNotices: Source = async (tx, { companyId, today }) => {
  const crossed = crossingOn(today, DEADLINE_DAYS)
  const candidates = (await listCompanyTerms(tx, companyId)).flatMap((term) => {
    if (term.deadline === null) return []
    const threshold = crossed(term.deadline)
    return threshold === null ? [] : [{ ...term, threshold, subject: `${term.key}:${term.deadline}` }]
  })
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return COMPANY_TERM_KINDS.flatMap((kind) =>
    THRESHOLDS.flatMap((threshold) => {
      const group = fresh.filter((term) => term.kind === kind && term.threshold === threshold)
      return group.length === 0 ? [] : [noticeOf({ kind, threshold, today }, group)]
    }),
  )
}

type Group = { kind: CompanyTermKind; threshold: Threshold; today: CalendarDate }

function noticeOf({ kind, threshold, today }: Group, terms: readonly CompanyTerm[]): Notice {
  const { name, one, address } = COMPANY_TERM_WORDS[kind]
  const due = groupedTerms(terms)
  const isOverdue = threshold === OVERDUE
  const days = { from: due[0]?.deadline ?? today, until: due.at(-1)?.deadline ?? today }
  const [, few, many] = one
  const told = isOverdue
    ? `просрочено ${terms.length} ${plural(terms.length, one)}`
    : `${whenText(days, threshold, today)} срок ${terms.length} ${plural(terms.length, [few, many, many])}`
  return {
    kind: isOverdue ? 'overdue' : 'deadline',
    title: `${name}: ${told}`,
    content: linesText(
      due.map(
        ({ deadline, ...term }) =>
          `${groupedTermText(term)} — ${isOverdue ? 'срок был' : 'до'} ${shortDate(deadline)}`,
      ),
    ),
    link: address,
  }
}
