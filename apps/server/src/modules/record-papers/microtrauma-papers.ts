import type { MicrotraumaMeasure } from '@ot/contract'
import { MICROTRAUMA_OUTCOME_LABELS } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import { subjectsByIds } from '../events/index.ts'
import { listRecorded, type RecordedMicrotrauma } from './microtrauma-queries.ts'
import { type PaperRecords, type RecordRequest, recordsOfSection } from './record-request.ts'

type People = ReadonlyMap<number, { fullname: string; position: string }>
type Recorded = { rows: RecordedMicrotrauma[]; people: People }

async function recorded(tx: Tx, request: RecordRequest): Promise<Recorded> {
  const { companyId, from, to, people, microtraumaId: id } = request
  const rows = (await listRecorded(tx, { companyId, from, to, id })).filter(({ employeeId }) =>
    people.has(employeeId),
  )
  if (id !== null && rows.length === 0) throw Invalid.field('microtraumaId', 'Такой микротравмы нет')
  const named = rows.flatMap(({ inquirerId, measures }) => [
    ...(inquirerId === null ? [] : [inquirerId]),
    ...measures.flatMap(({ responsibleId }) => (responsibleId === null ? [] : [responsibleId])),
  ])
  const found = await subjectsByIds(tx, companyId, [...new Set(named)])
  return { rows, people: new Map(found.map((one) => [one.id, one])) }
}

/** 632н, appendix 2. */
export async function microtraumaJournal(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const { rows, people } = await recorded(tx, request)
  const lines = rows.flatMap((row) => {
    const victim = request.people.get(row.employeeId)
    return victim === undefined ? [] : [journalLine(row, victim.fullName, people)]
  })
  return lines.length === 0
    ? []
    : [{ person: null, records: recordsOfSection('microtrauma', { микротравмы: lines }) }]
}

function journalLine(row: RecordedMicrotrauma, victim: string, people: People) {
  const { number, year, place, position, department, circumstances, injury, causes, reportedOn } = row
  const inquirer = row.inquirerId === null ? undefined : people.get(row.inquirerId)
  return {
    номер_записи: `${number}/${year}`,
    пострадавший: `${victim}, ${lowerFirst(position)}, ${department}`,
    когда_и_где: `${place}, ${momentText(row)}`,
    обстоятельства: circumstances,
    причины: causes ?? `ещё не установлены (сообщение от ${shortDate(reportedOn)})`,
    характер: injury,
    меры: row.measures.map((measure) => measureText(measure)).join('; '),
    последствия: outcomeText(row),
    записал: inquirer === undefined ? '' : `${inquirer.fullname}, ${lowerFirst(inquirer.position)}`,
  }
}

/** 632н, appendix 1: one for every microtrauma. */
export async function microtraumaCertificates(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const { rows, people } = await recorded(tx, request)
  return rows.flatMap((row) => {
    const person = request.people.get(row.employeeId)
    return person === undefined ? [] : [{ person, records: certificate(row, people) }]
  })
}

function certificate(row: RecordedMicrotrauma, people: People) {
  const inquirer = row.inquirerId === null ? undefined : people.get(row.inquirerId)
  const lines = row.measures.map(({ what, dueOn, doneOn, responsibleId }) => ({
    предложение: what,
    срок: dueOn === null ? '' : shortDate(dueOn),
    исполнитель: (responsibleId === null ? undefined : people.get(responsibleId)?.fullname) ?? '',
    исполнено: doneOn === null ? '' : `исполнено ${shortDate(doneOn)}`,
  }))
  const values = {
    'микротравма.номер': `${row.number}/${row.year}`,
    'микротравма.когда': momentText(row),
    'микротравма.место': row.place,
    'микротравма.стаж': row.experience ?? undefined,
    'микротравма.должность': lowerFirst(row.position),
    'микротравма.отдел': row.department,
    'микротравма.сообщение': messageText(row),
    'микротравма.помощь': row.firstAid ?? undefined,
    'микротравма.характер': row.injury,
    'микротравма.обстоятельства': row.circumstances,
    'микротравма.причины': row.causes ?? undefined,
    'микротравма.последствия': outcomeText(row) || undefined,
    'микротравма.продление': extensionText(row),
    'микротравма.опасность': yesNo(row.riskKnown, 'да', 'нет, карту нужно пересмотреть'),
    'микротравма.инструктаж': yesNo(row.needsBriefing, 'требуется', 'не требуется'),
    'микротравма.рассмотрел': inquirer?.fullname,
    'микротравма.должность_рассмотревшего':
      inquirer === undefined ? undefined : lowerFirst(inquirer.position),
    'микротравма.завершено': row.completedOn === null ? undefined : shortDate(row.completedOn),
  }
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return recordsOfSection('microtrauma', { предложения: lines }, known)
}

function momentText({ occurredOn, occurredTime }: RecordedMicrotrauma): string {
  return occurredTime === null ? shortDate(occurredOn) : `${shortDate(occurredOn)}, ${occurredTime}`
}

function measureText({ what, doneOn, dueOn }: MicrotraumaMeasure): string {
  if (doneOn !== null) return `${what} (исполнено ${shortDate(doneOn)})`
  return dueOn === null ? what : `${what} (до ${shortDate(dueOn)})`
}

function outcomeText({ outcome, incidentId }: RecordedMicrotrauma): string {
  if (incidentId !== null) return 'Расследуется как несчастный случай'
  return outcome === null ? '' : MICROTRAUMA_OUTCOME_LABELS[outcome]
}

function messageText({ reportedOn, reportedBy, reportedTo }: RecordedMicrotrauma): string {
  const who = reportedBy === null ? '' : `сообщил(а): ${reportedBy}; `
  const to = reportedTo === null ? '' : `; кому: ${reportedTo}`
  return `${who}${shortDate(reportedOn)}${to}`
}

function extensionText({ extensionDays, extensionReason }: RecordedMicrotrauma): string {
  if (extensionDays === 0) return 'не продлевался'
  const reason = extensionReason === null ? '' : `: ${extensionReason}`
  return `продлён на ${extensionDays} дн.${reason}`
}

function yesNo(value: boolean | null, yes: string, no: string): string | undefined {
  if (value === null) return undefined
  return value ? yes : no
}
