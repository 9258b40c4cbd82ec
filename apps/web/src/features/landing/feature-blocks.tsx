import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './feature-blocks.module.css'
import { SectionFrame } from './section-frame.tsx'
import { ArchiveSpecimen, CasesSpecimen, EditionSpecimen, NewsSpecimen } from './specimens.tsx'

interface FeatureProps {
  title: string
  text: string
  specimen: ReactNode
}

const FEATURES: readonly FeatureProps[] = [
  {
    title: 'Архивирование документов',
    text: 'Зарегистрированный документ хранится с номером, датой и редакцией шаблона и больше не меняется. Всё вместе выгружается одним архивом, разложенным по папкам.',
    specimen: <ArchiveSpecimen />,
  },
  {
    title: 'Экономия времени',
    text: 'Данные вносятся один раз и попадают во все документы. Фамилии и должности склоняются сами, номера идут по порядку, ответственные берутся из приказов.',
    specimen: <CasesSpecimen />,
  },
  {
    title: 'Актуальные формы',
    text: 'У каждого шаблона указаны правовое основание и редакция. Когда норма меняется, появляется новая редакция, а подписанные документы остаются прежними.',
    specimen: <EditionSpecimen />,
  },
  {
    title: 'Лента новостей',
    text: 'Изменения в охране труда коротко: что поменялось, с какого дня и что нужно сделать.',
    specimen: <NewsSpecimen />,
  },
]

function Feature({ title, text, specimen }: FeatureProps) {
  return (
    <article className={styles.feature}>
      <h3>{typeset(title)}</h3>
      <p>{typeset(text)}</p>
      <div className={styles.specimen}>{specimen}</div>
    </article>
  )
}

export function FeatureBlocks() {
  return (
    <SectionFrame id="features" title="Что сервис берёт на себя" isOnSheet>
      <div className={styles.features}>
        {FEATURES.map((feature) => (
          <Feature key={feature.title} {...feature} />
        ))}
      </div>
    </SectionFrame>
  )
}
