import type { ResponsibilityRole } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { CellLine } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { useResponsibleScope } from '../responsible-scope.ts'
import styles from './responsible-table.module.css'
import { TrainingState } from './training-state.tsx'

/** Who stands in the role and whether he has learnt what it asks for. */
export function HolderCell({ role }: { role: ResponsibilityRole }) {
  const { mayChange, open } = useResponsibleScope()
  const { employeeId, employeeFullName, employeePosition } = role
  if (employeeId === null) return <FreeRole role={role} />
  return (
    <div className={styles.holder}>
      <div className={styles.person}>
        <CellLine title={employeeFullName ?? ''}>
          <Link to={employeeAddress(employeeId)}>{employeeFullName}</Link>
        </CellLine>
        <div className={styles.second}>
          <TrainingState employeeId={employeeId} training={role.training} />
          {employeePosition !== null && (
            <span className={styles.small} title={employeePosition}>
              {lowerFirst(employeePosition)}
            </span>
          )}
        </div>
      </div>
      {mayChange && (
        <RowAction
          label="Переназначить"
          aria-label={`Переназначить: ${role.role}`}
          icon={IconPencil}
          onClick={() => open(role)}
        />
      )}
    </div>
  )
}

function FreeRole({ role }: { role: ResponsibilityRole }) {
  const { mayChange, open } = useResponsibleScope()
  const { dismissed } = role
  return (
    <div className={styles.free}>
      {dismissed !== null && (
        <>
          <CellLine>
            <Link to={employeeAddress(dismissed.employeeId)} className={styles.gone}>
              {dismissed.employeeFullName}
            </Link>
          </CellLine>
          <Badge tone="unknown">увольнение {shortDate(dismissed.dismissedOn)}</Badge>
        </>
      )}
      {mayChange ? (
        <Button
          kind="secondary"
          className={styles.appoint}
          aria-label={`Назначить: ${role.role}`}
          onClick={() => open(role)}
        >
          Назначить
        </Button>
      ) : (
        dismissed === null && <span className={styles.none}>никто не назначен</span>
      )}
    </div>
  )
}
