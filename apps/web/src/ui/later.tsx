import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'
import { loadWhenIdle } from '../lib/idle-loads.ts'

/** In the place of a dialog that was asked for, until its code has come. */
export const OPENING = '[data-opening=true]'

/**
 * A component whose code is not a part of the page that shows it: it comes while the page stands idle, or when it is first
 * shown. Once it has come it is shown at once, without a frame in between.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null

  function begin(): Promise<ComponentType<Props>> {
    coming ??= load().then(
      (component) => {
        come = component
        return component
      },
      (cause: unknown) => {
        // The next one to ask tries again.
        coming = null
        throw cause
      },
    )
    return coming
  }

  loadWhenIdle(begin)

  return function Later(props: Props) {
    const [shown] = useState(() => come ?? lazy(async () => ({ default: await begin() })))
    const opening = <i hidden data-opening={'isOpen' in props && props.isOpen} />
    return <Suspense fallback={opening}>{createElement(shown, props)}</Suspense>
  }
}
