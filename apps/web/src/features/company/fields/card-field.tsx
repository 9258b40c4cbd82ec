import { FORMS_OF_OWNERSHIP } from '@ot/domain'
import { FormRow } from '../../../ui/form-row.tsx'
import { PhoneControl } from '../../../ui/phone-control.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
import type { CompanyField } from '../card-fields.ts'
import type { CardForm } from '../use-card-form.ts'
import { AdditionalAddresses } from './additional-addresses.tsx'
import { AddressField } from './address-field.tsx'
import { CasesField } from './cases-field.tsx'
import { cardFrame } from './field-frame.ts'
import styles from './fields.module.css'
import { InnField } from './inn-field.tsx'
import { LineField } from './line-field.tsx'
import { LongField } from './long-field.tsx'
import { MicroEnterpriseField, RiskCategoryField, TimeZoneField } from './set-fields.tsx'

interface CardFieldProps {
  form: CardForm
  field: Exclude<CompanyField, 'activities'>
}

/** The control that a field of the card is changed with. */
export function CardField({ form, field }: CardFieldProps) {
  switch (field) {
    case 'inn':
      return <InnField form={form} />
    case 'formOfOwnership':
      return <OwnershipField form={form} />
    case 'phone':
      return <PhoneField form={form} />
    case 'actualAddress':
    case 'mailingAddress':
      return <AddressField form={form} field={field} />
    case 'additionalAddresses':
      return <AdditionalAddresses form={form} />
    case 'directorNameCases':
    case 'directorPositionCases':
      return <CasesField form={form} field={field} />
    case 'timeZone':
      return <TimeZoneField form={form} />
    case 'microEnterprise':
      return <MicroEnterpriseField form={form} />
    case 'riskCategory':
      return <RiskCategoryField form={form} />
    case 'name':
    case 'shortName':
    case 'legalAddress':
    case 'directorPosition':
      return <LongField form={form} field={field} />
    case 'kpp':
    case 'ogrn':
    case 'okpo':
    case 'okato':
    case 'oktmo':
    case 'okved':
    case 'okogu':
    case 'email':
    case 'directorName':
    case 'city':
    case 'headcount':
    case 'sfrNumber':
      return <LineField form={form} field={field} />
  }
}

function OwnershipField({ form }: { form: CardForm }) {
  const frame = cardFrame(form, 'formOfOwnership')
  return (
    <FormRow {...frame}>
      <SuggestControl
        frame={frame}
        suggestions={[...FORMS_OF_OWNERSHIP.values()]}
        value={form.values.formOfOwnership}
        maxLength={300}
        onChange={(value) => form.set('formOfOwnership', value)}
      />
    </FormRow>
  )
}

function PhoneField({ form }: { form: CardForm }) {
  const frame = cardFrame(form, 'phone')
  return (
    <FormRow {...frame}>
      <div className={styles.short}>
        <PhoneControl
          frame={frame}
          value={form.values.phone}
          onChange={(value) => form.set('phone', value)}
        />
      </div>
    </FormRow>
  )
}
