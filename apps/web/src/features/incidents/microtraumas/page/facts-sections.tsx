import type { MicrotraumaAnswer } from '@ot/contract'
import { MICROTRAUMA_OUTCOME_LABELS } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import { Badge } from '../../../../ui/badge.tsx'
import { CardSection } from '../../../../ui/card-section.tsx'
import { ReadRow } from '../../../../ui/form-row.tsx'
import { INQUIRY_LABELS } from '../forms/inquiry-values.ts'
import { REGISTRATION_LABELS } from '../forms/registration-values.ts'
import { happenedText } from '../microtrauma-texts.ts'
import styles from './page.module.css'

const EMPTY = 'не указано'

interface SectionProps {
  microtrauma: MicrotraumaAnswer
}

export function EventSection({ microtrauma }: SectionProps) {
  const { fullname, position, department, place, injury, circumstances, firstAid, experience } = microtrauma
  const { reportedOn, reportedBy, reportedTo } = microtrauma
  const told = [
    shortDate(reportedOn),
    reportedBy === null ? null : `от кого: ${reportedBy}`,
    reportedTo === null ? null : `кому: ${reportedTo}`,
  ]
  const rows: readonly (readonly [label: string, text: string])[] = [
    [REGISTRATION_LABELS.employeeId, `${fullname}, ${lowerFirst(position)}, ${department}`],
    [REGISTRATION_LABELS.occurred, happenedText(microtrauma)],
    [REGISTRATION_LABELS.place, place],
    [REGISTRATION_LABELS.injury, injury],
    [REGISTRATION_LABELS.circumstances, circumstances],
    [REGISTRATION_LABELS.firstAid, firstAid ?? ''],
    [REGISTRATION_LABELS.experience, experience ?? ''],
    ['Сообщение', told.filter((part) => part !== null).join('; ')],
  ]
  return <Facts title="Что произошло" rows={rows} />
}

export function InquirySection({ microtrauma }: SectionProps) {
  const { inquirerName, causes, outcome, completedOn, extensionDays, extensionReason } = microtrauma
  const { riskKnown, needsBriefing } = microtrauma
  const rows: readonly (readonly [label: string, text: string])[] = [
    [INQUIRY_LABELS.inquirerId, inquirerName ?? ''],
    [INQUIRY_LABELS.causes, causes ?? ''],
    [INQUIRY_LABELS.riskKnown, yesNo(riskKnown)],
    [INQUIRY_LABELS.needsBriefing, yesNo(needsBriefing)],
    ...(extensionDays === 0
      ? []
      : ([[INQUIRY_LABELS.extensionDays, `${extensionDays} дн.: ${extensionReason ?? ''}`]] as const)),
    [INQUIRY_LABELS.outcome, outcome === null ? '' : MICROTRAUMA_OUTCOME_LABELS[outcome]],
    [INQUIRY_LABELS.completedOn, completedOn === null ? '' : shortDate(completedOn)],
  ]
  return <Facts title="Рассмотрение" rows={rows} />
}

function yesNo(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'да' : 'нет'
}

interface FactsProps {
  title: string
  rows: readonly (readonly [label: string, text: string])[]
}

function Facts({ title, rows }: FactsProps) {
  return (
    <CardSection title={title}>
      <dl className={styles.facts}>
        {rows.map(([label, text]) => (
          <ReadRow key={label} label={label} empty={EMPTY} text={text} />
        ))}
      </dl>
    </CardSection>
  )
}

export function MeasuresSection({ microtrauma: { measures } }: SectionProps) {
  return (
    <CardSection title="Меры">
      {measures.length === 0 ? (
        <p className={styles.none}>Мер пока не предложено.</p>
      ) : (
        <ol className={styles.measures}>
          {measures.map((measure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a measure has no id, and the list is only read
            <li key={index}>
              <span>{measure.what}</span>
              <MeasureState measure={measure} />
            </li>
          ))}
        </ol>
      )}
    </CardSection>
  )
}

function MeasureState({ measure }: { measure: MicrotraumaAnswer['measures'][number] }) {
  const { responsibleName, dueOn, doneOn, isOverdue } = measure
  return (
    <span className={styles.measureState}>
      {responsibleName !== null && <span>{responsibleName}</span>}
      {doneOn !== null ? (
        <Badge tone="success">исполнено {shortDate(doneOn)}</Badge>
      ) : (
        dueOn !== null && (
          <Badge tone={isOverdue ? 'danger' : 'ink'}>
            {isOverdue ? 'просрочено, ' : ''}до {shortDate(dueOn)}
          </Badge>
        )
      )}
    </span>
  )
}
