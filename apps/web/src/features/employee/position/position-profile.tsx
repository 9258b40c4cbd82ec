import type { PositionCard } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import styles from './position.module.css'
import { ProfilePart } from './profile-part.tsx'

interface PositionProfileProps {
  profile: PositionCard['profile']
}

/** A starting point that the employer checks, not a norm. */
export function PositionProfile({ profile }: PositionProfileProps) {
  if (profile === null) {
    return (
      <p className={styles.note}>
        Об опасностях, средствах защиты, осмотрах и обучении по этой должности справочник сведений не
        содержит. Они определяются по вашей специальной оценке условий труда и оценке рисков.
      </p>
    )
  }
  const { sector, okpdtr, hazards, ppe, medicalFactors, training, note } = profile
  return (
    <>
      <p className={styles.note}>
        Типовые сведения для начала работы; отрасль: {lowerFirst(sector)}
        {okpdtr !== null && `; код по ОКПДТР: ${okpdtr}`}. Сверьте их со своей специальной оценкой условий
        труда и оценкой рисков. «По условию» — только если условие подтверждается на рабочем месте.
      </p>
      {hazards.length > 0 && (
        <ProfilePart title="Опасности">
          <ul className={styles.hazards}>
            {hazards.map((hazard) => (
              <li key={hazard}>{hazard}</li>
            ))}
          </ul>
        </ProfilePart>
      )}
      {ppe.length > 0 && <ProfilePpe rows={ppe} />}
      {medicalFactors.length > 0 && <ProfileMedical rows={medicalFactors} />}
      {training.length > 0 && <ProfileTraining rows={training} />}
      {note !== null && (
        <ProfilePart title="Особенности">
          <p className={styles.text}>{note}</p>
        </ProfilePart>
      )}
    </>
  )
}

type MedicalFactors = NonNullable<PositionCard['profile']>['medicalFactors']

function ProfileMedical({ rows }: { rows: MedicalFactors }) {
  return (
    <ProfilePart title="Медосмотры">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Пункт 29н
            </th>
            <th scope="col">Фактор или работа</th>
            <th scope="col" className={styles.term}>
              Как часто
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, title, periodicity, conditional }) => (
            <tr key={code}>
              <td className={styles.number}>{code}</td>
              <td>
                {title}
                <ConditionalBadge isConditional={conditional} />
              </td>
              <td>{periodicity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}

type Ppe = NonNullable<PositionCard['profile']>['ppe']

function ProfilePpe({ rows }: { rows: Ppe }) {
  return (
    <ProfilePart title="Средства защиты">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Наименование</th>
            <th scope="col" className={styles.term}>
              Норма выдачи
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, norm, conditional }) => (
            <tr key={`${name} ${norm}`}>
              <td>
                {name}
                <ConditionalBadge isConditional={conditional} />
              </td>
              <td>{norm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}

type Training = NonNullable<PositionCard['profile']>['training']

function ProfileTraining({ rows }: { rows: Training }) {
  return (
    <ProfilePart title="Обучение">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Программа</th>
            <th scope="col" className={styles.term}>
              Как часто
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, periodicity, conditional }) => (
            <tr key={`${title} ${periodicity}`}>
              <td>
                {title}
                <ConditionalBadge isConditional={conditional} />
              </td>
              <td>{periodicity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}

/** Holds only when its condition is confirmed at the workplace. */
function ConditionalBadge({ isConditional }: { isConditional: boolean }) {
  if (!isConditional) return null
  return (
    <span className={styles.conditional}>
      <Badge tone="unknown">по условию</Badge>
    </span>
  )
}
