import type { LogEntry } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { isLogAction, isSilentField, LOG_ACTION_WORDS, logFieldLabel } from '@ot/domain'
import type { LogRow } from './log-queries.ts'
import { recordLink } from './record-link.ts'
import { type FoundSubject, subjectKey } from './subject-queries.ts'
import { changeTexts, type Names } from './value-text.ts'

/** All that rows need to be said in words. */
export type LogReading = {
  names: Names
  subjects: ReadonlyMap<string, FoundSubject>
  library: Library
  roles: ReadonlyMap<number, string>
  /** Questions of templates by their keys. */
  questions: ReadonlyMap<string, string>
}

/** An entry in words, without what takes it back. */
export type SaidEntry = Omit<LogEntry, 'takingBack'>

export function presentEntry(row: LogRow, reading: LogReading): SaidEntry {
  const { id, at, userId, userName, action, entity, entityId } = row
  return {
    id,
    at,
    userId,
    userName,
    action,
    entity,
    entityId,
    words: isLogAction(action) ? LOG_ACTION_WORDS[action] : action,
    ...aboutOf(row, reading),
    changes: changesOf(row, reading),
  }
}

function aboutOf(row: LogRow, reading: LogReading): Pick<LogEntry, 'subject' | 'link'> {
  const { entity, entityId } = row
  const found = entityId === null ? undefined : reading.subjects.get(subjectKey({ entity, id: entityId }))
  const subject = subjectOf(row, found?.name, reading)
  return { subject, link: found === undefined || subject === null ? null : recordLink(found) }
}

function subjectOf(
  { entity, changes }: LogRow,
  found: string | undefined,
  reading: LogReading,
): string | null {
  if (entity === 'company') return null
  if (entity === 'responsibility') return roleName(found, reading) ?? saidIn(changes, 'role')
  if (entity === 'template') {
    const templateId = found ?? saidIn(changes, 'templateId')
    return templateId === null ? null : (reading.library.find(templateId)?.title ?? templateId)
  }
  return found ?? saidIn(changes, 'name') ?? saidIn(changes, 'email')
}

function roleName(found: string | undefined, { roles }: LogReading): string | null {
  return found === undefined ? null : (roles.get(Number(found)) ?? null)
}

function saidIn(changes: LogRow['changes'], field: string): string | null {
  const change = changes.find((one) => one.field === field)
  const value = change?.to ?? change?.from
  return typeof value === 'string' ? value : null
}

function changesOf({ entity, changes }: LogRow, { names, questions }: LogReading): LogEntry['changes'] {
  return changes.flatMap(({ field, from, to }) => {
    if (isSilentField(field)) return []
    const texts = changeTexts(field, from, to, names)
    const isNothing = texts.from === null && texts.to === null
    if (isNothing && isEmpty(from) && isEmpty(to)) return []
    return [{ field, label: questions.get(field) ?? logFieldLabel(entity, field) ?? field, ...texts }]
  })
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
