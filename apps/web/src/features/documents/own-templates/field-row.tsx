import type { TemplateField } from '@ot/contract'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { Fragment } from 'react'
import type { Copying } from '../../../lib/use-copying.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './own-template.module.css'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'скопировано',
  refused: 'выделите метку и скопируйте сами',
} satisfies Record<Copying, string>

interface FieldRowProps {
  field: TemplateField
  copying: Copying
  onCopy: () => void
}

export function FieldRow({ field: { tag, meaning, value, list }, copying, onCopy }: FieldRowProps) {
  return (
    <li className={classNames(styles.row, list !== null && styles.inList)}>
      <code className={styles.tag}>
        <Breakable tag={tag} />
      </code>
      <span>{meaning}</span>
      <span className={classNames(styles.value, value === null && styles.unknown)}>
        {value ?? 'пока не известно'}
      </span>
      <span className={styles.copy}>
        <output className={styles.copied}>{COPYING_MESSAGES[copying]}</output>
        {copying === 'idle' && (
          <Button kind="quiet" aria-label={`Скопировать ${tag}`} onClick={onCopy}>
            <IconCopy size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        )}
      </span>
    </li>
  )
}

/** A long tag is broken between its words, nowhere else. */
function Breakable({ tag }: { tag: string }) {
  return tag.split(/(?<=[._])/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a tag neither move nor change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
