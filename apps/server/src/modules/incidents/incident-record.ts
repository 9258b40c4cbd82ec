import type { LoadedIncident } from './load-incident.ts'

/** What the log compares. */
export function incidentRecord({
  incident,
  victims,
  members,
  marks,
}: LoadedIncident): Record<string, unknown> {
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
