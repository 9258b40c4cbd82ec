import { counted } from '@ot/text'
import { useState } from 'react'
import { typeset } from '../../../lib/typeset.ts'
import { useIsPrinting } from '../../../lib/use-is-printing.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './workplaces.module.css'

/** What a class of working conditions gives: how much of it, and which at a press, so that a row stays a row. */
export function Guarantees({ guarantees }: { guarantees: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = useIsPrinting()
  return (
    <>
      {' '}
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'свернуть' : counted(guarantees.length, ['гарантия', 'гарантии', 'гарантий'])}
      </TextButton>
      {(isOpen || isPrinting) && (
        <ul className={styles.guarantees}>
          {guarantees.map((guarantee) => (
            <li key={guarantee}>{typeset(guarantee)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
