import type { SharedDispatch } from '@ot/contract'
import { shortDate } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './acknowledge-page.module.css'

/** Who asks, until when, and in which words. */
export function DispatchWords({ shared }: { shared: SharedDispatch }) {
  const { organisation, fullName, due, letter, needsSignature, documents } = shared
  const papers = documents.length === 1 ? 'документом' : 'документами'
  return (
    <header className={styles.head}>
      <h1>{typeset(`${organisation} просит ознакомиться с ${papers}`)}</h1>
      {(fullName !== null || due !== null) && (
        <p>
          {fullName}
          {fullName !== null && due !== null && ', '}
          {due !== null && `срок — до ${shortDate(due)}`}
        </p>
      )}
      {letter !== null && <p className={styles.words}>{letter}</p>}
      {needsSignature && (
        <Notice>
          <p>
            <strong>Подпись ставится на бумаге.</strong> Здесь вы знакомитесь с текстом: отметка по ссылке
            собственноручную подпись не заменяет.
          </p>
        </Notice>
      )}
    </header>
  )
}
