import { SECTION_LABELS, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { workbookOf } from '../../threads/workbook.ts'
import { eventsOfSection } from './lists.ts'
import { sectionSheet } from './section-sheet.ts'

export async function exportSection(
  ctx: Ctx,
  chosen: { companyId: number; section: Section; isDueOnly: boolean },
): Promise<FileAnswer> {
  const events = await eventsOfSection(ctx, chosen)
  const today = shortDate(ctx.today(chosen.companyId))
  return {
    fileName: `${SECTION_LABELS[chosen.section]} на ${today}.xlsx`,
    content: await workbookOf(ctx.threads, chosen.companyId, [sectionSheet(chosen.section, events)]),
  }
}
