import type { PositionCard } from '@ot/contract'
import { lowerFirst, upperFirst } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import styles from './position.module.css'
import { ProfilePartView } from './profile-part.tsx'

interface PositionProfileProps {
  profile: PositionCard['profile']
}

/** A starting point that the employer checks, not a norm. */
export function PositionProfileView({ profile }: PositionProfileProps) {
  const { isOwn, family, sector, okpdtr, hazards, ppe, medicalFactors, training, note } = profile
  return (
    <>
      <p className={styles.note}>
        {isOwn
          ? 'Профиль составлен для этой должности. '
          : `Отдельного профиля у должности нет: показан профиль семейства «${family}» с отличиями должности. `}
        Типовые сведения для начала работы; отрасль: {lowerFirst(sector)}
        {okpdtr !== null && `; код по ОКПДТР: ${okpdtr}`}. Сверьте их со своей специальной оценкой условий
        труда и оценкой рисков. «По условию» — только если условие подтверждается на рабочем месте.
      </p>
      {hazards.length > 0 && (
        <ProfilePartView title="Опасности">
          <ul className={styles.hazards}>
            {hazards.map((hazard) => (
              <li key={hazard}>{hazard}</li>
            ))}
          </ul>
        </ProfilePartView>
      )}
      {ppe.length > 0 && <ProfilePpe rows={ppe} />}
      {medicalFactors.length > 0 && <ProfileMedical rows={medicalFactors} />}
      {training.length > 0 && <ProfileTraining rows={training} />}
      <ProfileUsual title="Обычное оборудование" words={profile.things} />
      <ProfileUsual title="Где обычно работают" words={profile.places} />
      {note !== null && (
        <ProfilePartView title="Особенности">
          <p className={styles.text}>{note}</p>
        </ProfilePartView>
      )}
      <ProfileSources sources={profile.sources} />
    </>
  )
}

function ProfileUsual({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ProfilePartView title={title}>
      <p className={styles.text}>{upperFirst(words.map(lowerFirst).join('; '))}</p>
    </ProfilePartView>
  )
}

function ProfileSources({ sources }: { sources: PositionCard['profile']['sources'] }) {
  return (
    <ProfilePartView title="Откуда это">
      <ul className={styles.hazards}>
        {sources.map(({ text, verified }) => (
          <li key={text}>
            {upperFirst(text)}
            {!verified && ' (не сверено)'}
          </li>
        ))}
      </ul>
    </ProfilePartView>
  )
}

type MedicalFactors = PositionCard['profile']['medicalFactors']

function ProfileMedical({ rows }: { rows: MedicalFactors }) {
  return (
    <ProfilePartView title="Медосмотры">
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
    </ProfilePartView>
  )
}

type Ppe = PositionCard['profile']['ppe']

function ProfilePpe({ rows }: { rows: Ppe }) {
  return (
    <ProfilePartView title="Средства защиты">
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
    </ProfilePartView>
  )
}

type Training = PositionCard['profile']['training']

function ProfileTraining({ rows }: { rows: Training }) {
  return (
    <ProfilePartView title="Обучение">
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
    </ProfilePartView>
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
