import type { ReactNode } from 'react'
import type { Answered } from '../lib/use-answer.ts'
import { Button } from './button.tsx'
import { Screen } from './screen.tsx'
import { PageSpinner } from './spinner.tsx'

const NOT_FOUND = 404

interface BehindLinkProps<T> {
  of: Answered<T>
  /** Why the link may not work, and whom to ask. */
  deadText: string
  failureTitle: string
  children: (answer: T) => ReactNode
}

/** What a personal link opens: the content, or that the link is dead, or that it could not be asked for. */
export function BehindLink<T>({ of, deadText, failureTitle, children }: BehindLinkProps<T>) {
  if (of.error !== null) {
    return of.error.status === NOT_FOUND ? (
      <Screen title="Ссылка не действует" text={deadText}>
        {null}
      </Screen>
    ) : (
      <Screen role="alert" title={failureTitle} text={of.error.description}>
        <Button onClick={of.retry}>Повторить</Button>
      </Screen>
    )
  }
  return of.answer === null ? <PageSpinner /> : children(of.answer)
}
