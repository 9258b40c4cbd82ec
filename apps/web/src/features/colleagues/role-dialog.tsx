import type { CompanyMember } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { changeRole } from './api/colleague-calls.ts'
import styles from './colleagues.module.css'
import { RoleChoice } from './role-choice.tsx'

interface RoleDialogProps {
  company: Companies[number]
  member: CompanyMember
  isOpen: boolean
  onClose: () => void
}

export function MemberRoleDialog({ company, member, isOpen, onClose }: RoleDialogProps) {
  const client = useQueryClient()
  const work = useWork()
  const [role, setRole] = useState(member.role)

  function save(): void {
    void work.run(async () => {
      await changeRole(client, company.id, member, role)
      onClose()
    })
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Роль коллеги" width={520}>
      <div className={styles.form}>
        <p className={styles.note}>{member.name ?? member.email}</p>
        <RoleChoice role={role} onChange={setRole} />
        {work.failure !== null && <FormError text={work.failure} />}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Отмена
        </Button>
        <Button isBusy={work.isRunning} disabled={role === member.role} onClick={save}>
          Сохранить
        </Button>
      </DialogActions>
    </Dialog>
  )
}
