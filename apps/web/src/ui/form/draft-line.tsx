import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { Notice } from '../notice.tsx'
import { TextButton } from '../text-button.tsx'
import styles from './draft-line.module.css'

/** Says that what the form shows was typed before the page was loaded anew. */
export function DraftLine({ of }: { of: ContractForm<object>['draft'] }) {
  if (of === null) return null
  return (
    <div className={styles.line}>
      <Notice role="status">
        <p>
          {of.note} <TextButton onClick={of.discard}>Отбросить</TextButton>
        </p>
      </Notice>
    </div>
  )
}
