import type { StartAnswer } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { currentStep, isWellStarted, type StartFacts, startSteps } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { countInterview } from '../interview/index.ts'
import { countRecords, findGuide, type GuideRow, saveGuide } from './start-queries.ts'

/** Whoever finds all steps done is told so by the guide's end: it is remembered at that reading. */
export async function readStart(ctx: Ctx, library: Library, companyId: number | null): Promise<StartAnswer> {
  if (companyId === null) return presentStart(null, null)
  membershipOf(ctx, companyId)
  const { db } = ctx.database
  const owner = { userId: ctx.userId, companyId }
  const guide = await findGuide(db, owner)
  const facts = await readScoped(ctx, async (tx) => ({
    ...(await countRecords(tx, companyId)),
    interview: await countInterview(tx, ctx, library, companyId),
  }))
  const answer = presentStart(facts, guide)
  if (answer.isFinished && guide?.finishedAt == null) await saveGuide(db, owner, { finishedAt: ctx.now })
  return answer
}

function presentStart(facts: StartFacts | null, guide: GuideRow | null): StartAnswer {
  const steps = startSteps(facts, guide?.postponed ?? [])
  return {
    steps,
    current: currentStep(steps),
    isHidden: guide?.hiddenAt != null,
    isFinished: guide?.finishedAt != null || isWellStarted(steps),
  }
}
