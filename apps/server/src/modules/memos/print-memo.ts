import type { DocumentFacts, Library, MemoPaperLine } from '@ot/doc-library'
import {
  dayIn,
  EXCLUDED,
  PPE_EVENT_TYPE_LABELS,
  quantityText,
  RISK_LEVEL_LABELS,
  type RiskLevel,
  SECTION_LABELS,
  type Section,
} from '@ot/domain'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { documentFileName, getCompanyFacts } from '../documents/index.ts'
import { getMemo, type ListedLine, listLines, type MemoRow } from './memo-queries.ts'

const PAPERS = {
  briefing: 'zayavka-na-instruktazhi',
  training: 'zayavka-na-obuchenie',
  medical: 'zayavka-na-meditsinskie-osmotry',
  ppe: 'zayavka-na-siz',
  sout: 'zayavka-na-sout',
  risk: 'zayavka-na-otsenku-riskov',
} satisfies Record<Section, string>

const NOT_ASSESSED = 'не проводилось'

/** The memo as a служебная записка: what was asked, and what of it has been done since. */
export async function printMemo(ctx: Ctx, library: Library, id: number): Promise<FileAnswer> {
  const { memo, facts } = await readScoped(ctx, async (tx) => {
    const memo = await getMemo(tx, companyIdsOf(ctx), id)
    const lines = await listLines(tx, memo.companyId, id)
    return { memo, facts: factsOf(ctx, memo, lines, await getCompanyFacts(tx, memo.companyId)) }
  })
  const { date } = facts.document
  const name = `Заявка (${SECTION_LABELS[memo.section]})`
  return {
    fileName: documentFileName({ name, number: String(memo.number), date }),
    content: library.make(PAPERS[memo.section], facts).bytes,
  }
}

function factsOf(
  ctx: Ctx,
  memo: MemoRow,
  lines: readonly ListedLine[],
  company: DocumentFacts['company'],
): DocumentFacts {
  const isDirector = memo.fullName === company.directorName
  return {
    company,
    employees: [],
    document: {
      date: dayIn(new Date(memo.createdAt).toISOString(), membershipOf(ctx, memo.companyId).timeZone),
      number: String(memo.number),
    },
    values: {},
    memo: {
      recipient: memo.fullName,
      recipientPosition: isDirector ? company.directorPosition : null,
      author: memo.author,
      note: memo.note,
      lines: lines.map((line) => paperLine(memo.section, line)),
    },
  }
}

function paperLine(section: Section, line: ListedLine): MemoPaperLine {
  const { fullname, employeePosition, department, name, periodicity, date, deadline, completionDate } = line
  const { factorNumber, eventType, quantity, unit } = line
  return {
    fullName: fullname,
    position: employeePosition,
    department,
    name,
    periodicity,
    date,
    deadline,
    completionDate,
    factorNumber,
    eventType: eventType === null ? null : PPE_EVENT_TYPE_LABELS[eventType],
    quantity:
      quantity === null
        ? null
        : quantityText(quantity, unit ?? '')
            .trim()
            .replace(' ', '\u00a0'),
    assessed: assessment(section, line.workingConditionsClass, line.riskLevel) ?? NOT_ASSESSED,
    found: assessment(section, line.finalWorkingConditionsClass, line.finalRiskLevel),
  }
}

function assessment(
  section: Section,
  conditions: string | null,
  level: RiskLevel | typeof EXCLUDED | null,
): string | null {
  if (section === 'sout') return conditions === EXCLUDED ? 'исключён' : conditions
  if (level === null) return null
  return level === EXCLUDED ? 'исключён' : RISK_LEVEL_LABELS[level]
}
