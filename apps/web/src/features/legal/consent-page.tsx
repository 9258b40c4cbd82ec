import { LEGAL_EDITIONS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { MAILING_CONSENT, PROCESSING_CONSENT } from './consent-text.ts'
import { Edition } from './edition.tsx'
import styles from './legal-document.module.css'
import { LegalDocument } from './legal-document.tsx'
import { LegalPoints } from './legal-points.tsx'

const CONTENTS = [
  { id: 'processing', title: 'Согласие на обработку персональных данных' },
  { id: 'mailing', title: 'Согласие на рассылку' },
]

/** Two documents on one address: each is agreed to by its own mark, so each has its own title and edition. */
export function ConsentPage() {
  return (
    <LegalDocument
      title="Согласие на обработку персональных данных"
      edition={LEGAL_EDITIONS.personalData}
      contents={CONTENTS}
    >
      <section id="processing" className={styles.section} aria-label="Текст согласия на обработку">
        <LegalPoints points={PROCESSING_CONSENT} prefix="" />
      </section>
      <section id="mailing" className={styles.appendix} aria-labelledby="mailing-title">
        <p className={styles.appendixMark}>{typeset('Отдельный документ, необязательный')}</p>
        <h2 id="mailing-title">Согласие на рассылку</h2>
        <Edition date={LEGAL_EDITIONS.newsletter} />
        <LegalPoints points={MAILING_CONSENT} prefix="" />
      </section>
    </LegalDocument>
  )
}
