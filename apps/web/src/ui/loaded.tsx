import type { ReactNode } from 'react'
import { errorText, failureTitle, type Load } from '../lib/load.ts'
import { Button } from './button.tsx'
import styles from './loaded.module.css'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<T> {
  of: Load<T>
  /** In the place of the content until it comes. */
  skeleton?: ReactNode
  /** Shown instead of an empty list. */
  empty?: ReactNode
  errorTitle?: (code: number) => string
  children: (data: T) => ReactNode
}

/** The one shape of loading, failure, emptiness and content. What was shown stays while it is loaded anew. */
export function Loaded<T>({ of, skeleton = <Skeleton />, empty, errorTitle, children }: LoadedProps<T>) {
  if (of.data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(of.data) && of.data.length === 0
    return isEmpty ? <div className={styles.empty}>{empty}</div> : children(of.data)
  }
  if (of.error === null) return skeleton
  return (
    <div className={styles.failure}>
      <Notice kind="danger" role="alert">
        <p>
          <strong>
            {errorTitle === undefined && of.failure !== undefined
              ? of.failure
              : failureTitle(of.error, errorTitle)}
          </strong>
        </p>
        <p>{errorText(of.error)}</p>
      </Notice>
      <Button kind="secondary" onClick={() => of.refetch()}>
        Повторить
      </Button>
    </div>
  )
}
