import type { LetterAnswer } from '@ot/contract'
import { LETTER_KIND_LABELS, LETTER_STATE_LABELS, type LetterState } from '@ot/domain'
import { momentText } from '@ot/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Companies } from '../../lib/session/session.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { lettersQuery } from './api/letter-queries.ts'
import styles from './letters-section.module.css'

/** What went out, to whom, when, and whether it got there. */
export function LetterList({ company: { id, timeZone } }: { company: Companies[number] }) {
  const letters = useInfiniteQuery(lettersQuery(id))
  return (
    <section className={styles.part} aria-labelledby="letters-title">
      <h3 id="letters-title">Отправленные письма</h3>
      <Loaded of={letters}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.letters)
          if (shown.length === 0) return <p className={styles.note}>Писем пока не было.</p>
          return (
            <>
              <LetterTable letters={shown} timeZone={timeZone} />
              {letters.hasNextPage && (
                <div>
                  <Button
                    kind="secondary"
                    isBusy={letters.isFetchingNextPage}
                    onClick={() => void letters.fetchNextPage()}
                  >
                    Показать ещё
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const TONES = { queued: 'unknown', sent: 'success', failed: 'danger' } as const satisfies Record<
  LetterState,
  BadgeTone
>

function LetterTable({ letters, timeZone }: { letters: readonly LetterAnswer[]; timeZone: string }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Когда</th>
          <th scope="col">Кому</th>
          <th scope="col">Письмо</th>
          <th scope="col">Состояние</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ id, kind, subject, name, email, state, attempts, queuedAt, sentAt }) => (
          <tr key={id}>
            <td className={styles.when}>{momentText(sentAt ?? queuedAt, timeZone)}</td>
            <td>
              {name !== null && <span className={styles.line}>{name}</span>}
              <span className={styles.muted}>{email}</span>
            </td>
            <td>
              <span className={styles.line}>{LETTER_KIND_LABELS[kind]}</span>
              <span className={styles.muted}>{subject}</span>
            </td>
            <td>
              <Badge tone={TONES[state]}>{LETTER_STATE_LABELS[state]}</Badge>
              {state === 'queued' && attempts > 0 && (
                <span className={styles.muted}>попыток: {attempts}, повторим</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
