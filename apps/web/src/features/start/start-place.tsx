import { lazy, Suspense } from 'react'
import { useLocation } from '../../lib/routing/use-router.ts'
import { KeptPlace } from './kept-place.tsx'
import { stepOfPage } from './step-pages.ts'

// Few pages are pages of a step, and few users are at their beginning: the frame of the others does not carry it.
const StartLine = lazy(async () => {
  const { StartLine: Line } = await import('./start-line.tsx')
  return { default: Line }
})

/** In the frame of every page: a line on the pages of the first steps. */
export function StartPlace() {
  const step = useLocation(({ pathname }) => stepOfPage(pathname))
  if (step === null) return null
  return (
    <Suspense fallback={<KeptPlace />}>
      <StartLine step={step} />
    </Suspense>
  )
}
