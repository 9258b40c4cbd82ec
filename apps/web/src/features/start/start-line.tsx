import type { StartAnswer } from '@ot/contract'
import type { StartStep } from '@ot/domain'
import { lazy, Suspense, useState } from 'react'
import { KeptPlace } from './kept-place.tsx'
import { isLineRemembered } from './line-height.ts'
import { useComingStart } from './use-start.ts'

// Who has hidden the first steps or done them long ago is most of who comes: their pages do not carry the line.
const StepLine = lazy(async () => {
  const { StepLine: Line } = await import('./step-line.tsx')
  return { default: Line }
})

/** Over the page of a step, for whom there is something to say. */
export function StartLine({ step }: { step: StartStep }) {
  const { start, isComing } = useComingStart()
  const silentOn = useSilence(step, start?.guide, isComing)
  // Who has done the last step here is told so; who came after it is not told again.
  const [hasSeenWork, setSeenWork] = useState(false)
  if (isComing && silentOn === null) return <KeptPlace />
  if (start === undefined || start?.guide.isHidden === true || silentOn === step) return null
  const isFinished = start?.guide.isFinished === true
  if (isFinished && !hasSeenWork) return null
  if (!isFinished && !hasSeenWork) setSeenWork(true)
  return (
    <Suspense fallback={<KeptPlace />}>
      <StepLine step={step} start={start} />
    </Suspense>
  )
}

/**
 * A page on which no place was kept for the line stands by the time it is known: there it comes with what is done, and on the next
 * page at once. Answers the step whose page goes without it.
 */
function useSilence(step: StartStep, guide: StartAnswer | undefined, isComing: boolean): StartStep | null {
  const [silentOn] = useState(isComing && !isLineRemembered() ? step : null)
  const [first, setFirst] = useState(guide)
  if (first === undefined && guide !== undefined) setFirst(guide)
  return guide === first ? silentOn : null
}
