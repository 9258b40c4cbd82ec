import type { CalendarDate } from '@ot/domain'
import type { Trained } from './trained.ts'

/** One line of the state registry's file: one person and one programme. */
export type RegistryRecord = {
  outerId: string
  lastName: string
  firstName: string
  fatherName: string
  snils: string
  position: string
  employer: RegistryOrganisation
  trainedBy: RegistryOrganisation
  isPassed: boolean
  registryId: number
  date: CalendarDate
  protocolNumber: string
  programmeTitle: string
}

export type RegistryOrganisation = { inn: string; title: string }

/** What a record still lacks, in the words of the page; empty: it is complete. */
export function missingRegistryFacts(trained: Trained): string[] {
  const lacking: [boolean, string][] = [
    [trained.snils === null, 'СНИЛС работника'],
    [trained.protocolNumber === null, 'номер протокола'],
    [trained.result === null, 'результат проверки знания'],
    [trained.provider !== null && trained.providerInn === null, 'ИНН организации, которая обучала'],
    [trained.provider === null && trained.providerInn !== null, 'название организации, которая обучала'],
  ]
  return lacking.flatMap(([isLacking, label]) => (isLacking ? [label] : []))
}

/** Null: something is missing. */
export function registryRecord(trained: Trained, employer: RegistryOrganisation): RegistryRecord | null {
  const { snils, protocolNumber, result } = trained
  if (snils === null || protocolNumber === null || result === null) return null
  const trainedBy = organisationOf(trained, employer)
  if (trainedBy === null) return null
  return {
    // The completion's own number: a file made again names the same record alike.
    outerId: `ot-${trained.id}`,
    lastName: trained.lastName,
    firstName: trained.firstName,
    fatherName: trained.fatherName,
    snils,
    position: trained.position,
    employer,
    trainedBy,
    isPassed: result === 'passed',
    registryId: trained.registryId,
    date: trained.date,
    protocolNumber,
    programmeTitle: trained.programmeTitle,
  }
}

/** An employer that trains its people itself stands as the one who trained. */
function organisationOf(
  { provider, providerInn }: Trained,
  employer: RegistryOrganisation,
): RegistryOrganisation | null {
  if (provider === null && providerInn === null) return employer
  return provider === null || providerInn === null ? null : { inn: providerInn, title: provider }
}
