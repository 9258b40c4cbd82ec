import { typeset } from '../../lib/typeset.ts'
import styles from './record-sections.module.css'
import { SectionFrame } from './section-frame.tsx'

const RECORDS = [
  ['Инструктажи', 'Вводный, первичный, повторный, внеплановый, целевой: кому, когда и почему'],
  ['Инструкции', 'Какие инструкции по охране труда относятся к должности'],
  ['Обучение', 'Программы, протоколы и сроки следующей проверки знаний'],
  ['Медосмотры', 'Пункты приказа № 29н, направления и заключения'],
  ['СИЗ', 'Нормы, выдача и возврат средств индивидуальной защиты'],
  ['СОУТ', 'Классы условий труда и срок очередной оценки'],
  ['Риски', 'Уровни профессиональных рисков и меры по их снижению'],
] as const

export function RecordSections() {
  return (
    <SectionFrame
      id="records"
      title="Учёт по каждому работнику"
      lead={typeset(
        'Отделы, должности и карточка работника с семью разделами. Сервис считает сроки, готовит заявки по тем, чей срок подходит, и ведёт их до отметки об исполнении.',
      )}
    >
      <dl className={styles.records}>
        {RECORDS.map(([section, contents]) => (
          <div key={section}>
            <dt>{section}</dt>
            <dd>{typeset(contents)}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
