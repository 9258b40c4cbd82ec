import type { DifferenceLine } from '@ot/contract'
import { counted } from '@ot/text'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { foldedLines, type ShownLine } from './folded-lines.ts'
import styles from './own-template.module.css'

interface DifferenceTextProps {
  lines: readonly DifferenceLine[]
  /** Of two editions of the standard template; else of the standard one and the company's own. */
  isUpdate: boolean
}

export function DifferenceText({ lines, isUpdate }: DifferenceTextProps) {
  return (
    <>
      <p className={styles.legend}>
        <span className={classNames(styles.line, styles.removed)}>{isUpdate ? 'было' : 'в стандартном'}</span>
        <span className={classNames(styles.line, styles.added)}>{isUpdate ? 'стало' : 'в своём'}</span>
      </p>
      <div className={styles.text}>
        {foldedLines(lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison neither move nor change
          <Line key={index} line={line} />
        ))}
      </div>
    </>
  )
}

function Line({ line }: { line: ShownLine }) {
  switch (line.kind) {
    case 'folded':
      return (
        <p className={styles.folded}>… {counted(line.count, ['абзац', 'абзаца', 'абзацев'])} без изменений</p>
      )
    case 'same':
      return <p className={styles.line}>{text(line.parts)}</p>
    case 'added':
      return (
        <p className={classNames(styles.line, styles.added)}>
          <VisuallyHidden>Добавлено: </VisuallyHidden>
          <ins>{marked(line.parts)}</ins>
        </p>
      )
    case 'removed':
      return (
        <p className={classNames(styles.line, styles.removed)}>
          <VisuallyHidden>Удалено: </VisuallyHidden>
          <del>{marked(line.parts)}</del>
        </p>
      )
  }
}

function text(parts: DifferenceLine['parts']): string {
  return parts.map((part) => part.text).join('')
}

function marked(parts: DifferenceLine['parts']) {
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a comparison neither move nor change
    part.isChanged ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
