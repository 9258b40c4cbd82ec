import { Component, type ComponentType, createContext, type ReactNode, Suspense, use, useMemo } from 'react'
import type { PageCode } from '../../lib/routing/page-code.ts'
import { ShownContext, useRouter } from '../../lib/routing/use-router.ts'

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
  const Shown = state.kind === 'here' ? state.Component : null
  // A page is not drawn anew only because its address has become another.
  const drawn = useMemo(() => Shown !== null && <Shown />, [Shown])
  if (state.kind === 'failed') return <Failed error={state.cause} />
  return state.kind === 'away' ? <Waiting /> : drawn
}

interface PartBoundaryProps {
  Failed: ComponentType<{ error: unknown }>
  /** Another one is another chance. */
  place: unknown
  children: ReactNode
}

interface Failure {
  failure: { error: unknown } | null
  place: unknown
}

/** An error that no page expected takes the place of the part it has happened in; the frame around stays. React writes it to the console. */
class PartBoundary extends Component<PartBoundaryProps, Failure> {
  override state: Failure = { failure: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Pick<Failure, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: PartBoundaryProps, state: Failure): Failure | null {
    return place === state.place ? null : { failure: null, place }
  }

  override render(): ReactNode {
    const { Failed, children } = this.props
    const { failure } = this.state
    return failure === null ? children : <Failed error={failure.error} />
  }
}
