import { LEGAL_EDITIONS, PAGES } from '@ot/domain'
import { LinkedText } from '../../ui/linked-text.tsx'
import styles from './legal-document.module.css'
import { LegalDocument } from './legal-document.tsx'
import { NumberedSection, numberedContents } from './legal-section.tsx'
import { POLICY_CARE } from './privacy-policy-care.ts'
import { POLICY_ROLES } from './privacy-policy-roles.ts'

const SECTIONS = [...POLICY_ROLES, ...POLICY_CARE]
const CONSENT_NOTE = `Тексты согласий — самостоятельные документы, они не входят в политику: [согласие на обработку персональных данных](${PAGES.consent.path}) и [согласие на рассылку](${PAGES.consent.path}#mailing).`

export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Политика обработки персональных данных"
      edition={LEGAL_EDITIONS.privacyPolicy}
      contents={numberedContents(SECTIONS)}
    >
      {SECTIONS.map((section, index) => (
        <NumberedSection key={section.id} section={section} number={index + 1} />
      ))}
      <p id="consent" className={styles.note}>
        <LinkedText text={CONSENT_NOTE} />
      </p>
    </LegalDocument>
  )
}
