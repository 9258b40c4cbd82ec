import { breakpoints } from '../../lib/breakpoints.ts'
import { typeset } from '../../lib/typeset.ts'
import documentsPicture from './pictures/documents.webp'
import documentsPhonePicture from './pictures/documents-phone.webp'
import employeesPicture from './pictures/employees.webp'
import employeesPhonePicture from './pictures/employees-phone.webp'
import summaryPicture from './pictures/summary.webp'
import summaryPhonePicture from './pictures/summary-phone.webp'
import styles from './product-pictures.module.css'
import { SectionFrame } from './section-frame.tsx'

/** Of the pictures that `npm run pictures` takes, in CSS pixels: the page keeps their place before they load. */
const PICTURE_SIZES = {
  desktop: { width: 1024, height: 640 },
  phone: { width: 390, height: 600 },
} as const

interface ProductView {
  title: string
  text: string
  /** What is to be seen, for those who do not see it. */
  alt: string
  desktop: string
  phone: string
}

const VIEWS: readonly ProductView[] = [
  {
    title: 'Все работники на одном листе',
    text: 'Отделы, должности и состояние по каждому виду: что действует, чему скоро срок, чего не хватает. Список загружается из Excel или 1С.',
    alt: 'Страница «Работники»: таблица по отделам, у каждого работника — состояние инструктажей, инструкций, обучения, медосмотров и СИЗ.',
    desktop: employeesPicture,
    phone: employeesPhonePicture,
  },
  {
    title: 'Сроки, о которых не нужно помнить',
    text: 'Утром видно, что просрочено и что подходит: кому, когда и по какой норме. Письмо со сводкой приходит само.',
    alt: 'Страница «Сводка»: сколько просрочено и сколько скоро по каждому разделу учёта.',
    desktop: summaryPicture,
    phone: summaryPhonePicture,
  },
  {
    title: 'Документы, которые нужны именно вам',
    text: 'Комплект собирается по вашим видам деятельности, численности и профессиям. Можно посмотреть, скачать в Word или PDF, зарегистрировать.',
    alt: 'Страница «Документы»: группы шаблонов и список приказов с кнопками просмотра и скачивания.',
    desktop: documentsPicture,
    phone: documentsPhonePicture,
  },
]

/** Pictures of the product itself, with an invented company in it. */
export function ProductPictures() {
  return (
    <SectionFrame
      id="product"
      title="Так выглядит работа"
      lead={typeset('На снимках — сам сервис с выдуманной организацией из шестидесяти работников.')}
    >
      <div className={styles.views}>
        {VIEWS.map((view) => (
          <ProductPicture key={view.title} view={view} />
        ))}
      </div>
    </SectionFrame>
  )
}

function ProductPicture({ view: { title, text, alt, desktop, phone } }: { view: ProductView }) {
  return (
    <figure className={styles.view}>
      <figcaption>
        <h3>{typeset(title)}</h3>
        <p>{typeset(text)}</p>
      </figcaption>
      <picture>
        <source media={`(width < ${breakpoints.phone}px)`} srcSet={phone} {...PICTURE_SIZES.phone} />
        <img src={desktop} alt={typeset(alt)} loading="lazy" decoding="async" {...PICTURE_SIZES.desktop} />
      </picture>
    </figure>
  )
}
