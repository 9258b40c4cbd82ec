import { createContext, Suspense, use, useMemo } from 'react'
import type { PageCode } from '../../lib/routing/page-code.ts'
import { ShownContext, useRouter } from '../../lib/routing/use-router.ts'
import { PartBoundary } from './part-boundary.tsx'

/** How many parts of the page stand around. */
const Depth = createContext(0)

/** Within a frame: the part of the page that comes next. */
export function Outlet() {
  const { Failed, Waiting } = useRouter().options
  const depth = use(Depth)
  const shown = use(ShownContext)
  const part = shown?.page.parts[depth]
  if (part === undefined) return null
  return (
    <Depth value={depth + 1}>
      <Suspense fallback={<Waiting />}>
        <PartBoundary Failed={Failed} place={shown?.place}>
          <Part of={part} />
        </PartBoundary>
      </Suspense>
    </Depth>
  )
}

function Part({ of }: { of: PageCode }) {
  const { Failed, Waiting } = useRouter().options
  const state = of.state()
  const Component = state.kind === 'here' ? state.Component : null
  // A page is not drawn anew only because its address has become another.
  const drawn = useMemo(() => Component !== null && <Component />, [Component])
  if (state.kind === 'failed') return <Failed error={state.cause} />
  return state.kind === 'away' ? <Waiting /> : drawn
}
