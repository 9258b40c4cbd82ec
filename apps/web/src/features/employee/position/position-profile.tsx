import type { PositionCard } from '@ot/contract'
import { lowerFirst } from '@ot/text'
import styles from './position-profile.module.css'
import { ProfileMedical } from './profile-medical.tsx'
import { ProfilePart } from './profile-part.tsx'
import { ProfilePpe } from './profile-ppe.tsx'
import { ProfileTraining } from './profile-training.tsx'

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
