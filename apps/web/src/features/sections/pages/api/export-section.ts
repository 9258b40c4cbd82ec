import type { Section, SectionPlace } from '@ot/domain'
import { callWithHeaders } from '../../../../lib/api.ts'
import { fileName, saveFile } from '../../../../lib/http/save-file.ts'

/** The section as a table, into the downloads. */
export async function exportSection(companyId: number, section: Section, place: SectionPlace): Promise<void> {
  const { answer, headers } = await callWithHeaders('GET /api/events/export', {
    query: { companyId, section, due: place === 'due' ? 'true' : 'false' },
  })
  saveFile(answer, fileName(headers, 'Раздел.xlsx'))
}
