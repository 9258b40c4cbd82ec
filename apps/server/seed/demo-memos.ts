import type { EventAnswer } from '@ot/contract'
import { addDays, type CalendarDate, type Section } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import { eventsOfSection } from '../src/modules/events/index.ts'
import { createMemo, memosOf } from '../src/modules/memos/index.ts'

type World = { ctx: Ctx; companyId: number; today: CalendarDate }

const AUTHOR = 'Черных Татьяна Павловна'

/** What each memo asks for: the first rows that are due; a done one was carried out some days ago. */
const DEMO_MEMOS: readonly { section: Section; lines: number; doneDaysAgo: number | null }[] = [
  { section: 'briefing', lines: 4, doneDaysAgo: 6 },
  { section: 'medical', lines: 3, doneDaysAgo: null },
  { section: 'training', lines: 6, doneDaysAgo: null },
]

/** Once: a memo that the user deletes stays deleted while others are there. */
export async function makeMemos(world: World): Promise<void> {
  const { ctx, companyId } = world
  if ((await memosOf(ctx, companyId, { section: null, status: null })).length > 0) return
  for (const memo of DEMO_MEMOS) {
    const due = await eventsOfSection(ctx, { companyId, section: memo.section, isDueOnly: true })
    await createMemo(ctx, newMemo(world, memo.section, due.slice(0, memo.lines), memo.doneDaysAgo))
  }
}

function newMemo(
  { companyId, today }: World,
  memoSection: Section,
  events: readonly EventAnswer[],
  doneDaysAgo: number | null,
) {
  const completionDate = doneDaysAgo === null ? null : addDays(today, -doneDaysAgo)
  return {
    companyId,
    memoSection,
    fullName: null,
    author: AUTHOR,
    note: null,
    employeesData: events.map((event) => ({
      eventId: event.id,
      employeeId: event.employeeId,
      deadline: event.deadline,
      completionDate,
      factorNumber: null,
      eventType: null,
      ppe: null,
      quantity: null,
      finalWorkingConditionsClass: null,
      finalRiskLevel: null,
    })),
  }
}
