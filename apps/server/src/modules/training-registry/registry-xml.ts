import { escapeXml } from '@ot/text'
import type { RegistryRecord } from './registry-record.ts'

/** The file that the Ministry's registry of trained persons imports: educated_person_import, version 1.0.9. */
export function registryXml(records: readonly RegistryRecord[]): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<RegistrySet>',
    ...records.map(recordXml),
    '</RegistrySet>',
  ]
  return `${lines.join('\n')}\n`
}

function recordXml(record: RegistryRecord): string {
  const { employer, trainedBy } = record
  return `  <RegistryRecord outerId="${escapeXml(record.outerId)}">
    <Worker>
      ${element('LastName', record.lastName)}
      ${element('FirstName', record.firstName)}
      ${element('MiddleName', record.fatherName)}
      ${element('Snils', record.snils)}
      ${element('Position', record.position)}
      ${element('EmployerInn', employer.inn)}
      ${element('EmployerTitle', employer.title)}
    </Worker>
    <Organization>
      ${element('Inn', trainedBy.inn)}
      ${element('Title', trainedBy.title)}
    </Organization>
    <Test isPassed="${record.isPassed}" learnProgramId="${record.registryId}">
      ${element('Date', record.date)}
      ${element('ProtocolNumber', record.protocolNumber)}
      ${element('LearnProgramTitle', record.programmeTitle)}
    </Test>
  </RegistryRecord>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
