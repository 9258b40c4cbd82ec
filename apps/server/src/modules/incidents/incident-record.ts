import type { LoadedIncident } from './load-incident.ts'

/** What the log compares. */
/** What users call the fields. */
export const INCIDENT_LABELS = {
  degree: 'степень тяжести',
  occurredAt: 'когда произошло',
  toldAt: 'когда стало известно',
  applicationOn: 'заявление пострадавшего',
  place: 'место',
  department: 'подразделение',
  circumstances: 'обстоятельства',
  victims: 'пострадавшие',
  members: 'комиссия',
  orderDate: 'приказ о комиссии',
  extendedUntil: 'продление',
  particulars: 'данные для акта',
  steps: 'шаги расследования',
  cancelReason: 'отмена',
}

export function recordOf({ incident, victims, members, marks }: LoadedIncident): Record<string, unknown> {
  const { timeZone, companyId, id, version, createdAt, updatedAt, createdBy, ...head } = incident
  return {
    ...head,
    victims: victims.map(({ employeeId, fullname, facts }) => ({ employeeId, fullname, ...facts })),
    members: members.map(({ employeeId, fullname, position, organisation, role }) => ({
      employeeId,
      fullname,
      position,
      organisation,
      role,
    })),
    steps: Object.fromEntries(
      marks.map(({ key, completionDate, completedAt, note, notNeeded }) => [
        key,
        { completionDate, completedAt, note, notNeeded },
      ]),
    ),
  }
}
