import type { PositionCard } from '@ot/contract'
import { CASE_LABELS, RANK_NOTES, rankOf } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { positionQuery } from '../api/positions.ts'
import styles from './position.module.css'
import { PositionProfileView } from './position-profile.tsx'
import { ProfilePartView } from './profile-part.tsx'

const CASES = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const satisfies readonly (keyof PositionCard['cases'])[]

const SECTION_TITLE = 'position-reference-title'

/** What the reference book knows of the position. */
export function PositionReference() {
  const { employee } = useEmployeeScope()
  const position = useQuery(positionQuery(employee.positionId))
  const rank = rankOf(employee.positionStaff ?? '')
  return (
    <Sheet>
      <section aria-labelledby={SECTION_TITLE} className={styles.reference}>
        <h2 id={SECTION_TITLE}>Что обычно относится к должности</h2>
        <Loaded of={position}>
          {({ cases, profile, standard }) => (
            <>
              {rank !== null && (
                <ProfilePartView title={`По названию «${employee.positionStaff}»`}>
                  <p className={styles.text}>{RANK_NOTES[rank]}</p>
                </ProfilePartView>
              )}
              <PositionProfileView profile={profile} />
              {standard !== null && <PositionStandard standard={standard} />}
              <PositionCases cases={cases} />
            </>
          )}
        </Loaded>
      </section>
    </Sheet>
  )
}

function PositionCases({ cases }: { cases: PositionCard['cases'] }) {
  return (
    <ProfilePartView title="Падежи для документов">
      <table className={styles.table}>
        <tbody>
          {CASES.map((name) => (
            <tr key={name}>
              <th scope="row">{CASE_LABELS[name]}</th>
              <td>{cases[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePartView>
  )
}

interface PositionStandardProps {
  standard: NonNullable<PositionCard['standard']>
}

function PositionStandard({ standard: { code, name } }: PositionStandardProps) {
  return (
    <ProfilePartView title="Профессиональный стандарт">
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">Код</th>
            <td>{code}</td>
          </tr>
          <tr>
            <th scope="row">Название</th>
            <td>{name}</td>
          </tr>
        </tbody>
      </table>
    </ProfilePartView>
  )
}
