import { typeset } from '../../lib/typeset.ts'
import styles from './specimens.module.css'

const FILES = [
  'Приказы/01 Приказ о назначении ответственного за охрану труда.docx',
  'Приказы/02 Приказ об утверждении положения о СУОТ.docx',
  'Медосмотры/01 Список работников на медосмотр.docx',
]

export function ArchiveSpecimen() {
  return (
    <ul className={styles.files}>
      {FILES.map((file) => (
        <li key={file} translate="no">
          {file}
        </li>
      ))}
    </ul>
  )
}

const CASES = [
  ['Кто?', 'начальник склада Воронцова О. И.'],
  ['Назначить кого?', 'начальника склада Воронцову О. И.'],
  ['Поручить кому?', 'начальнику склада Воронцовой О. И.'],
] as const

export function CasesSpecimen() {
  return (
    <dl className={styles.cases}>
      {CASES.map(([question, form]) => (
        <div key={question}>
          <dt>{typeset(question)}</dt>
          <dd>{typeset(form)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function EditionSpecimen() {
  return (
    <dl className={styles.cases}>
      <div>
        <dt>Основание</dt>
        <dd>{typeset('постановление Правительства от 24.12.2021 № 2464')}</dd>
      </div>
      <div>
        <dt>Состояние</dt>
        <dd>{typeset('на 01.09.2026, редакция шаблона 2')}</dd>
      </div>
    </dl>
  )
}

export function NewsSpecimen() {
  return (
    <dl className={styles.cases}>
      <div>
        <dt>01.09.2026</dt>
        <dd>{typeset('Изменились сроки обучения работам повышенной опасности')}</dd>
      </div>
      <div>
        <dt>18.08.2025</dt>
        <dd>{typeset('Действует новый стандарт на оформление документов')}</dd>
      </div>
    </dl>
  )
}
