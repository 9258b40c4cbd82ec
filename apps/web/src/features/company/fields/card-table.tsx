import { COLD_SEASON_MAX, FORMS_OF_OWNERSHIP, RISK_CATEGORIES, RISK_CATEGORY_LABELS } from '@ot/domain'
import type { ReactNode } from 'react'
import type { InnLookup } from '../../../lib/company/use-inn-lookup.ts'
import { sizes } from '../../../lib/sizes.ts'
import { Button } from '../../../ui/button.tsx'
import { InnControl } from '../../../ui/company/inn-control.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import { type AskedField, type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import { digitsMask, type TextKind } from '../../../ui/form/text-spec.ts'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { CARD_LABELS, type CompanyField, isCardFieldRequired, type TextFieldName } from '../card-fields.ts'
import type { CardValues } from '../card-values.ts'
import { yesOrNo } from '../card-words.ts'
import { proposalHint } from '../proposed-activities.ts'
import { timeZoneChoices } from '../time-zones.ts'
import type { CardForm } from '../use-card-form.ts'
import { ActivitiesControl, type ActivitiesOffer } from './activities-control.tsx'
import { AddressesControl } from './addresses-control.tsx'
import { CasesControl } from './cases-control.tsx'
import styles from './fields.module.css'
import { LookupOutcome } from './lookup-outcome.tsx'

const LINE = 300
const LONG_LINE = 500
const COLD = 'С какого дня по какой, например 15.10–15.04. К этому дню считаются сроки зимних СИЗ'
const REGIONAL = 'Через запятую: 30.08.2026, 11.10.2026. Сроки в рабочих днях их пропускают'
const NOT_GIVEN = { value: null, label: 'Не указано' }
const RISKS = [NOT_GIVEN, ...RISK_CATEGORIES.map((value) => ({ value, label: RISK_CATEGORY_LABELS[value] }))]
const YES_OR_NO = [NOT_GIVEN, ...[true, false].map((value) => ({ value, label: yesOrNo(value) }))]

const code = (max: number): TextKind => {
  return { kind: 'short', max, masked: digitsMask(max), inputMode: 'numeric', width: 'short' }
}

/** The facts that are one text and need nothing else of the form. */
const TEXTS = {
  name: { kind: 'line', max: LONG_LINE },
  shortName: { kind: 'line', max: LINE },
  formOfOwnership: { kind: 'suggest', max: LINE, suggestions: [...FORMS_OF_OWNERSHIP.values()] },
  kpp: { kind: 'short', max: 9, masked: kppMasked, width: 'short' },
  ogrn: code(sizes.ogrnMaxLength),
  okpo: code(10),
  okato: code(11),
  oktmo: code(11),
  okved: { kind: 'short', max: 8, masked: okvedMasked, inputMode: 'decimal', width: 'short' },
  okogu: code(7),
  legalAddress: { kind: 'line', max: LONG_LINE },
  phone: { kind: 'phone', autoComplete: 'tel' },
  email: { kind: 'short', max: 254, type: 'email', autoComplete: 'email' },
  directorName: { kind: 'short', max: LINE },
  directorPosition: { kind: 'line', max: LINE },
  city: { kind: 'short', max: LINE, autoComplete: 'address-level2' },
  headcount: code(7),
  sfrNumber: code(12),
  coldSeason: { kind: 'short', max: COLD_SEASON_MAX, width: 'short' },
} as const satisfies Record<
  Exclude<TextFieldName, 'inn' | 'actualAddress' | 'mailingAddress'> | 'headcount',
  TextKind
>

export interface CardSurroundings extends ActivitiesOffer {
  form: CardForm
  lookup: InnLookup<TextFieldName>
}

/** Every field of the card as it is changed. */
export function cardTable({ form, lookup, ...activities }: CardSurroundings): AskedTable<CardValues> {
  const { legalAddress, actualAddress, mailingAddress, timeZone } = form.values
  const sameForBoth = () => {
    form.set('actualAddress', legalAddress)
    form.set('mailingAddress', legalAddress)
  }
  const isNoneGiven = actualAddress.trim() === '' && mailingAddress.trim() === ''
  const proposal = activities.companyId === null ? proposalHint(form.values) : undefined
  return {
    inn: asked('inn', (props) => (
      <InnControl {...props} isSaving={form.isSaving} lookup={lookup}>
        {lookup.changes !== null && (
          <LookupOutcome card={form.values} changes={lookup.changes} onUndo={lookup.undo} />
        )}
      </InnControl>
    )),
    name: text('name'),
    shortName: text('shortName'),
    formOfOwnership: text('formOfOwnership'),
    kpp: text('kpp'),
    ogrn: text('ogrn'),
    okpo: text('okpo'),
    okato: text('okato'),
    oktmo: text('oktmo'),
    okved: text('okved'),
    okogu: text('okogu'),
    legalAddress: text('legalAddress'),
    actualAddress: asked('actualAddress', (props) => (
      <AddressControl {...props} legalAddress={legalAddress}>
        {isNoneGiven && (
          <Button kind="quiet" onClick={sameForBoth}>
            Оба адреса совпадают
          </Button>
        )}
      </AddressControl>
    )),
    mailingAddress: asked('mailingAddress', (props) => (
      <AddressControl {...props} legalAddress={legalAddress} />
    )),
    additionalAddresses: asked('additionalAddresses', (props) => <AddressesControl {...props} />),
    phone: text('phone'),
    email: text('email'),
    directorName: text('directorName'),
    directorNameCases: asked('directorNameCases', (props) => <CasesControl {...props} />),
    directorPosition: text('directorPosition'),
    directorPositionCases: asked('directorPositionCases', (props) => <CasesControl {...props} />),
    activities: {
      ...asked<number[]>('activities', (props) => <ActivitiesControl {...props} {...activities} />),
      ...(proposal !== undefined && { hint: proposal }),
    },
    city: text('city'),
    timeZone: choiceField({ label: CARD_LABELS.timeZone, choices: timeZoneChoices(timeZone) }),
    headcount: text('headcount'),
    microEnterprise: choiceField({ label: CARD_LABELS.microEnterprise, choices: YES_OR_NO }),
    riskCategory: choiceField({ label: CARD_LABELS.riskCategory, choices: RISKS }),
    sfrNumber: text('sfrNumber'),
    coldSeason: textField({ label: CARD_LABELS.coldSeason, hint: COLD, ...TEXTS.coldSeason }),
    regionalDaysOff: textField({
      label: CARD_LABELS.regionalDaysOff,
      hint: REGIONAL,
      kind: 'line',
      max: LONG_LINE,
    }),
  }
}

function asked<Value>(field: CompanyField, control: AskedField<Value>['control']): AskedField<Value> {
  return { label: CARD_LABELS[field], isRequired: isCardFieldRequired(field), control }
}

function text(field: keyof typeof TEXTS): AskedField<string> {
  return textField({ label: CARD_LABELS[field], isRequired: isCardFieldRequired(field), ...TEXTS[field] })
}

function kppMasked(typed: string): string {
  return typed
    .replace(/[^\dA-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 9)
}

function okvedMasked(typed: string): string {
  return typed.replace(/[^\d.]/g, '').slice(0, 8)
}

interface AddressControlProps extends ControlProps<string> {
  legalAddress: string
  /** What else is offered beside the legal address. */
  children?: ReactNode
}

/** An address that is mostly the same as the legal one: while it is empty, that one is offered. */
function AddressControl({ frame, value, legalAddress, onChange, children }: AddressControlProps) {
  const isOffered = value.trim() === '' && legalAddress.trim() !== ''
  return (
    <>
      <LongTextControl frame={frame} value={value} maxLength={LONG_LINE} onChange={onChange} />
      {isOffered && (
        <div className={styles.offer}>
          <Button kind="quiet" onClick={() => onChange(legalAddress)}>
            Совпадает с юридическим
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
