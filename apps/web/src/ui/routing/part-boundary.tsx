import { Component, type ComponentType, type ReactNode } from 'react'

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
export class PartBoundary extends Component<PartBoundaryProps, Failure> {
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
