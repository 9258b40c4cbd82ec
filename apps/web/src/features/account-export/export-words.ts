import type { ExportSummary } from '@ot/contract'
import { counted, groupedDigits, momentText } from '@ot/text'

const NBSP = '\u00a0'
const MEGABYTE = 1024 * 1024

/** «40 работников, 312 документов, 12 файлов». */
export function companyText({
  employees,
  documents,
  files,
}: Pick<ExportSummary['companies'][number], 'employees' | 'documents' | 'files'>): string {
  return [
    counted(employees, ['работник', 'работника', 'работников']),
    counted(documents, ['документ', 'документа', 'документов']),
    ...(files > 0 ? [counted(files, ['файл', 'файла', 'файлов'])] : []),
  ].join(', ')
}

/** In the reader's own time. */
export function backupText(
  madeAt: string,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return `Последняя резервная копия сервиса сделана ${momentText(madeAt, timeZone, ' в ')}. Копии делаются раз в день.`
}

/** In whole megabytes: the size is an estimate. */
export function aboutText(bytes: number): string {
  return bytes < MEGABYTE
    ? `меньше 1${NBSP}МБ`
    : `примерно ${groupedDigits(Math.ceil(bytes / MEGABYTE))}${NBSP}МБ`
}
