import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './keys-dialog.module.css'
import { areLettersOn, setLetters } from './pressed-key.ts'

const WIDTH = 560

interface KeyLine {
  /** Pressed together; several ways stand apart. */
  ways: readonly (readonly string[])[]
  does: string
}

const GROUPS: readonly { title: string; lines: readonly KeyLine[] }[] = [
  {
    title: 'Везде',
    lines: [
      { ways: [['Ctrl', 'K'], ['/']], does: 'Найти работника, документ, раздел или действие' },
      { ways: [['Shift', 'Enter']], does: 'Скачать найденный документ' },
      { ways: [['?']], does: 'Показать клавиши' },
      { ways: [['Tab'], ['Shift', 'Tab']], does: 'Следующее и предыдущее поле или кнопка' },
      { ways: [['Esc']], does: 'Закрыть окно или список' },
      { ways: [['Ctrl', 'Z']], does: 'Отменить последнюю отметку, пока о ней сказано внизу' },
    ],
  },
  {
    title: 'В списках',
    lines: [
      { ways: [['J'], ['K']], does: 'Следующая и предыдущая строка' },
      { ways: [['Enter']], does: 'Открыть строку' },
      { ways: [['Ctrl', 'Enter']], does: 'Открыть строку в новой вкладке' },
      { ways: [['X']], does: 'Выбрать строку или снять выбор' },
      { ways: [['Shift', 'щелчок']], does: 'Выбрать и все строки до выбранной прежде' },
      { ways: [['A']], does: 'Выбрать все показанные строки или снять выбор' },
      { ways: [['D']], does: 'Отметить сделанным: выбранные строки, а если их нет — эту' },
      { ways: [['M']], does: 'Сформировать заявку из выбранных строк' },
    ],
  },
  {
    title: 'В формах и окнах',
    lines: [
      { ways: [['Ctrl', 'Enter']], does: 'Сохранить' },
      { ways: [['Ctrl', 'P']], does: 'Напечатать документ, который открыт на просмотр' },
    ],
  },
]

interface KeysDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const [areOn, setOn] = useState(areLettersOn)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Клавиши" width={WIDTH}>
      {GROUPS.map(({ title, lines }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.does} line={line} />
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>
        Буквы названы по их месту на клавиатуре: J&nbsp;— это русская О, K&nbsp;— Л, X&nbsp;— Ч, A&nbsp;— Ф,
        D&nbsp;— В, M&nbsp;— Ь. Переключать раскладку не нужно.
      </p>
      <Checkbox
        id="keys-letters"
        isChecked={areOn}
        onChange={(next) => {
          setOn(next)
          setLetters(next)
        }}
      >
        Клавиши без Ctrl включены. Выключенные — до закрытия вкладки
      </Checkbox>
    </Dialog>
  )
}

function Line({ line: { ways, does } }: { line: KeyLine }) {
  return (
    <div className={styles.line}>
      <dt>
        {ways.map((way) => (
          <span key={way.join()} className={styles.way}>
            {way.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
