import { LEGAL_EDITIONS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { OFFER_DEAL } from './contract-offer-deal.ts'
import { OFFER_ORDER } from './contract-offer-order.ts'
import styles from './legal-document.module.css'
import { LegalDocument } from './legal-document.tsx'
import { LegalPoints } from './legal-points.tsx'
import { NumberedSection, numberedContents } from './legal-section.tsx'
import { OfferPriceTable } from './offer-price-table.tsx'
import { PROCESSING_ASSIGNMENT } from './processing-assignment.ts'

const SECTIONS = [...OFFER_DEAL, ...OFFER_ORDER]
const ASSIGNMENT = { id: 'assignment', title: 'Приложение № 1. Поручение на обработку персональных данных' }

export function ContractOfferPage() {
  return (
    <LegalDocument
      title="Договор-оферта на доступ к сервису"
      edition={LEGAL_EDITIONS.offer}
      contents={[...numberedContents(SECTIONS), ASSIGNMENT]}
    >
      {SECTIONS.map((section, index) => (
        <NumberedSection key={section.id} section={section} number={index + 1}>
          {section.id === 'tariffs' && <OfferPriceTable />}
        </NumberedSection>
      ))}
      <section id={ASSIGNMENT.id} className={styles.appendix} aria-labelledby="assignment-title">
        <p className={styles.appendixMark}>{typeset('Приложение № 1 к договору-оферте')}</p>
        <h2 id="assignment-title">Поручение на обработку персональных данных</h2>
        <LegalPoints points={PROCESSING_ASSIGNMENT} prefix="" />
      </section>
    </LegalDocument>
  )
}
