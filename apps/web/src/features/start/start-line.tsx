import type { StartStep } from '@ot/domain'
import { useState } from 'react'
import { later } from '../../ui/later.tsx'
import { useStart } from './use-start.ts'

// Who has hidden the first steps or done them long ago is most of who comes: their pages do not carry the line.
const StepLine = later(async () => (await import('./step-line.tsx')).StepLine)

/** Over the page of a step, for whom there is something to say. */
export function StartLine({ step }: { step: StartStep }) {
  const start = useStart()
  // Who has done the last step here is told so; who came after it is not told again.
  const [hasSeenWork, setSeenWork] = useState(false)
  if (start === undefined || start?.guide.isHidden === true) return null
  const isFinished = start?.guide.isFinished === true
  if (isFinished && !hasSeenWork) return null
  if (!isFinished && !hasSeenWork) setSeenWork(true)
  return <StepLine step={step} start={start} />
}
