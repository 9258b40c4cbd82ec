import { isLineDone, MEMO_NAMES, memoAddress, OVERDUE } from '@ot/domain'
import { shortDate } from '@ot/text'
import { linesText, markFresh, type Notice, ofEmployees } from '../../notices/index.ts'
import { type LateLine, listLateLines } from './memo-line-queries.ts'
import type { Source } from './source.ts'

/** Lines of active memos that were to be done by now, memo by memo. */
export const memoLineNotices: Source = async (tx, { companyId, today }) => {
  const lines = await listLateLines(tx, companyId, today)
  const candidates = lines
    .filter((line) => !isLineDone(line.section, line))
    .map(
      (line) => ({ ...line, threshold: OVERDUE, subject: `memo-line:${line.id}:${line.deadline}` }) as const,
    )
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return [...new Set(fresh.map(({ memoId }) => memoId))].map((memoId) =>
    noticeOf(fresh.filter((line) => line.memoId === memoId)),
  )
}

function noticeOf(lines: readonly LateLine[]): Notice {
  const [memo] = lines
  if (memo === undefined) throw new Error('a memo without late lines has nothing to tell')
  const people = new Set(lines.map(({ person }) => person)).size
  return {
    kind: 'memo-overdue',
    title: `Заявка № ${memo.number} «${MEMO_NAMES[memo.section]}»: просрочено у ${ofEmployees(people)}`,
    content: linesText(
      lines.map(({ person, name, deadline }) => `${person} — ${name}, срок был ${shortDate(deadline)}`),
    ),
    link: memoAddress(memo.memoId),
  }
}
