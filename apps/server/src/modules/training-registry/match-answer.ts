import type { RegistryAnswer } from '@ot/contract'
import { EVENT_FIELDS, normaliseSnils, PROGRAMME_FACTS } from '@ot/domain'
import { foldLetters, grouped, shortDate } from '@ot/text'
import type { AnswerLine } from './answer-lines.ts'
import type { Trained } from './trained.ts'

export type KnownRecords = {
  trained: readonly Trained[]
  /** By the completion that a correction replaced, the correction. */
  replacements: ReadonlyMap<number, number>
  /** Events of people who left, or taken off: their records do not change. */
  closedEvents: ReadonlySet<number>
}

type Row = RegistryAnswer['rows'][number]
export type MatchedLine = Row & { eventId: number | null }

export function matchAnswer(lines: readonly AnswerLine[], known: KnownRecords): MatchedLine[] {
  const find = finder(known)
  const newest = new Map(known.trained.map(({ eventId, id }) => [eventId, id]))
  const numbers = new Map<number, string>()
  return lines.map((line) => {
    const found = find(line)
    if (typeof found === 'string') return unmatched(line, found)
    const problem = problemOf(line, found, known.closedEvents, newest)
    if (problem !== null) return { ...unmatched(line, problem), ...whose(found) }
    const given = line.registryNumber ?? ''
    const before = numbers.get(found.id)
    if (before !== undefined && before !== given)
      return { ...unmatched(line, `Файл называет этой записи и другой номер: ${before}`), ...whose(found) }
    numbers.set(found.id, given)
    const action = found.registryNumber === given || before === given ? 'same' : 'write'
    return {
      row: line.row,
      action,
      registryNumber: given,
      ...whose(found),
      problem: null,
      eventId: found.eventId,
    }
  })
}

function unmatched({ row, registryNumber, snils, programme }: AnswerLine, problem: string): MatchedLine {
  return {
    row,
    action: 'error',
    registryNumber: registryNumber ?? '',
    employeeId: null,
    fullname: snils ?? '',
    programme: programme ?? '',
    problem,
    eventId: null,
  }
}

function whose({ employeeId, fullName, programmeTitle }: Trained) {
  return { employeeId, fullname: fullName, programme: programmeTitle }
}

function problemOf(
  { registryNumber, snils }: AnswerLine,
  found: Trained,
  closed: ReadonlySet<number>,
  newest: ReadonlyMap<number, number>,
): string | null {
  if (registryNumber === null) return 'Нет номера записи в реестре'
  if (registryNumber.length > EVENT_FIELDS.registryNumber.max)
    return `Номер длиннее ${EVENT_FIELDS.registryNumber.max} знаков`
  if (snils !== null && found.snils !== null && normaliseSnils(snils) !== found.snils)
    return `По outerId запись работника с другим СНИЛС: ${found.snils}`
  if (closed.has(found.eventId)) return 'Работник уволен, или обязанность снята: запись не меняется'
  return newest.get(found.eventId) === found.id
    ? null
    : `После проверки ${shortDate(found.date)} есть более поздняя по той же программе: прежняя запись не меняется`
}

/** The record a line speaks of, or why it is not known. */
function finder({ trained, replacements }: KnownRecords): (line: AnswerLine) => Trained | string {
  const byId = new Map(trained.map((one) => [one.id, one]))
  const bySnils = grouped(
    trained.filter(({ snils }) => snils !== null),
    ({ snils }) => snils ?? '',
  )

  function byOuterId(outerId: string): Trained | string {
    let id = Number(/^ot-(\d+)$/i.exec(outerId)?.[1])
    for (let next = replacements.get(id); next !== undefined; next = replacements.get(id)) id = next
    return byId.get(id) ?? `Записи «${outerId}» среди проверок знания нет`
  }

  return (line) => {
    if (line.outerId !== null) return byOuterId(line.outerId)
    const { snils, protocol } = line
    if (snils === null || protocol === null || (line.programme === null && line.programmeId === null))
      return 'Чтобы найти запись, нужны СНИЛС, программа и номер протокола'
    const own = bySnils.get(normaliseSnils(snils))
    if (own === undefined) return `СНИЛС ${snils} нет среди прошедших проверку знания`
    const found = own.filter((one) => one.protocolNumber === protocol && isOfProgramme(one, line))
    const [first, ...others] = found
    if (first === undefined) return `У работника нет проверки по этой программе с протоколом № ${protocol}`
    return others.length === 0 ? first : `Таких проверок несколько: номер протокола № ${protocol} повторился`
  }
}

function isOfProgramme(one: Trained, { programme, programmeId }: AnswerLine): boolean {
  if (programmeId !== null) return programmeId === String(one.registryId)
  const said = foldLetters(programme ?? '')
  const { code, title } = PROGRAMME_FACTS[one.programme]
  return [title, code, `программа ${code}`, String(one.registryId)].some((name) => foldLetters(name) === said)
}
