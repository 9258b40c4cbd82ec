import { TRIAL_DAYS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { CallLinks } from './call-links.tsx'
import { DocumentSearch } from './document-search.tsx'
import { FeatureBlocks } from './feature-blocks.tsx'
import noteStyles from './footnotes.module.css'
import { Hero } from './hero.tsx'
import styles from './landing-sections.module.css'
import { NOTES } from './notes.ts'
import { ProductPictures } from './product-pictures.tsx'
import { SectionFrame } from './section-frame.tsx'
import { TariffSection } from './tariff-section.tsx'
import type { TitleGroup } from './title-search.ts'

const STEPS = [
  {
    title: 'Зарегистрируйтесь',
    text: 'Нужны электронная почта и пароль. Платёжных данных не спрашиваем.',
  },
  {
    title: 'Заполните данные компании',
    text: 'Введите ИНН, и основные реквизиты заполнятся сами. Проверьте их, укажите руководителя и виды деятельности.',
  },
  {
    title: 'Скачайте готовые документы',
    text: 'По одному, целой группой или все сразу одним архивом. Останется распечатать и подписать.',
  },
]

const RECORDS = [
  ['Инструктажи', 'Вводный, первичный, повторный, внеплановый, целевой: кому, когда и почему'],
  ['Инструкции', 'Какие инструкции по охране труда относятся к должности'],
  ['Обучение', 'Программы, протоколы и сроки следующей проверки знаний'],
  ['Медосмотры', 'Пункты приказа № 29н, направления и заключения'],
  ['СИЗ', 'Нормы, выдача и возврат средств индивидуальной защиты'],
  ['СОУТ', 'Классы условий труда и срок очередной оценки'],
  ['Риски', 'Уровни профессиональных рисков и меры по их снижению'],
] as const

export function LandingSections({ library }: { library: readonly TitleGroup[] }) {
  return (
    <>
      <Hero />
      <DocumentSearch library={library} />
      <Steps />
      <ProductPictures />
      <FeatureBlocks />
      <RecordSections />
      <TariffSection />
      <ClosingCall />
      <Footnotes />
    </>
  )
}

function ClosingCall() {
  return (
    <SectionFrame
      id="start"
      title="Начните с реквизитов компании"
      lead={typeset(`Первый комплект документов можно скачать сегодня. Первые ${TRIAL_DAYS} дней бесплатно.`)}
    >
      <div className={styles.call}>
        <CallLinks />
      </div>
    </SectionFrame>
  )
}

function RecordSections() {
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

function Steps() {
  return (
    <SectionFrame id="steps" title="Три шага до готовых документов">
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

function Footnotes() {
  return (
    <section className={noteStyles.notes} aria-label="Сноски">
      <ol>
        {NOTES.map(({ id, text }) => (
          <li key={id} id={`note-${id}`}>
            {typeset(text)}
          </li>
        ))}
      </ol>
    </section>
  )
}
