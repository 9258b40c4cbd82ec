import { PAGES } from '@ot/domain'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RequiredMark } from '../../ui/required-mark.tsx'
import styles from './agreements.module.css'
import type { AccountRegistration } from './registration.ts'

interface AgreementsProps {
  registration: AccountRegistration
  invalid: readonly string[]
  onChange: (field: 'personalData' | 'offer' | 'newsletter', isGiven: boolean) => void
}

/** Three separate marks, none set beforehand: 156-ФЗ of 24.06.2025 forbids to join them. */
export function AgreementMarks({ registration, invalid, onChange }: AgreementsProps) {
  return (
    <fieldset className={styles.agreements}>
      <legend className={styles.legend}>Согласия</legend>
      <Checkbox
        id="personalData"
        isRequired
        isChecked={registration.personalData}
        isInvalid={invalid.includes('personalData')}
        onChange={(isGiven) => onChange('personalData', isGiven)}
      >
        Даю <TextLink href={PAGES.consent.path}>согласие на обработку персональных данных</TextLink>
        <RequiredMark />
      </Checkbox>
      <Checkbox
        id="offer"
        isRequired
        isChecked={registration.offer}
        isInvalid={invalid.includes('offer')}
        onChange={(isGiven) => onChange('offer', isGiven)}
      >
        Принимаю условия <TextLink href={PAGES.contractOffer.path}>договора-оферты</TextLink>
        <RequiredMark />
      </Checkbox>
      <Checkbox
        id="newsletter"
        isChecked={registration.newsletter}
        onChange={(isGiven) => onChange('newsletter', isGiven)}
      >
        Согласен получать <TextLink href={`${PAGES.consent.path}#mailing`}>рассылку</TextLink>
      </Checkbox>
    </fieldset>
  )
}

/** Opens beside the form, so that nothing typed is lost. */
function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
