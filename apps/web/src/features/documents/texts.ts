import type { ArchiveFormat } from '@ot/domain'
import { sizeText } from '@ot/text'
import { documentsText } from '../../lib/document-words.ts'
import type { TemplateReadiness } from './template-state.ts'

/** Of a paper made from the company's own file. */
export const WORD_ONLY =
  'Документ по вашему шаблону — только в формате Word; PDF можно сохранить в самом Word.'

/** What is said where PDF is chosen for papers some of which do not come as such. */
export function wordOnlyText(papers: number, format: ArchiveFormat): string | null {
  if (papers === 0 || format === 'docx') return null
  return `По вашим шаблонам — ${documentsText(papers)}: они только в формате Word, в PDF не войдут. Скачайте их отдельно.`
}

/** What an archive will have in it: the states of paper that there are, each with its number. */
export function archiveContents(
  { ready, lines, blocked }: TemplateReadiness,
  format: ArchiveFormat,
): { label: string; count: string }[] {
  const place = format === 'one-pdf' ? 'на последней странице' : 'в «Не сформировано.txt»'
  return [
    { label: 'Готовы к печати', papers: ready },
    { label: 'С линиями для записи от руки', papers: lines },
    { label: `Не будут сформированы (перечень — ${place})`, papers: blocked },
  ].flatMap(({ label, papers }) => (papers === 0 ? [] : [{ label, count: documentsText(papers) }]))
}

export function archiveProgress(format: ArchiveFormat, papers: number, received: number): string {
  const isOneFile = format === 'one-pdf'
  if (received === 0) return `${isOneFile ? 'Готовим PDF' : 'Готовим архив'}: ${documentsText(papers)}…`
  return `${isOneFile ? 'В файле' : 'В архиве'} ${documentsText(papers)}, получено ${sizeText(received)}`
}
