import type { CompanyMember } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { restartIn } from '../../lib/company/restart-in.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { useWork } from '../../lib/use-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { RecordActions } from '../../ui/record-table.tsx'
import { RowAction } from '../../ui/row-action.tsx'
import { leaveCompany, removeMember } from './api/colleague-calls.ts'
import { MemberRoleDialog } from './role-dialog.tsx'

interface MemberActionsProps {
  company: Companies[number]
  member: CompanyMember
  isOwn: boolean
}

/** The owner changes roles and closes access; everybody may go himself. */
export function MemberActions({ company, member, isOwn }: MemberActionsProps) {
  const client = useQueryClient()
  const work = useWork()
  const role = useDialogSlot<true>()
  const [isAsking, setAsking] = useState(false)
  const mayManage = isAllowed(company.role, 'members.manage')
  if (!mayManage && !isOwn) return <td />

  function goOn(): void {
    setAsking(false)
    void work.run(async () => {
      if (!isOwn) return removeMember(client, company.id, member)
      await leaveCompany(company.id, member)
      restartIn(PAGES.notifications.path)
    })
  }

  const after = (
    <>
      {work.failure !== null && <FormError text={work.failure} />}
      <LeaveQuestion
        isOpen={isAsking}
        words={isOwn ? ownWords(company) : othersWords(member)}
        onConfirm={goOn}
        onStay={() => setAsking(false)}
      />
      {role.about !== null && (
        <MemberRoleDialog
          key={role.opening}
          company={company}
          member={member}
          isOpen={role.isOpen}
          onClose={role.close}
        />
      )}
    </>
  )
  return (
    <RecordActions after={after}>
      {mayManage && <RowAction label="Изменить роль" icon={IconPencil} onClick={() => role.open(true)} />}
      <RowAction
        label={isOwn ? 'Выйти из организации' : 'Закрыть доступ'}
        icon={isOwn ? IconDoorExit : IconUserOff}
        isBusy={work.isRunning}
        onClick={() => setAsking(true)}
      />
    </RecordActions>
  )
}

interface QuestionWords {
  title: string
  text: string
  confirmLabel: string
}

function ownWords({ shortName }: Companies[number]): QuestionWords {
  return {
    title: 'Выйти из организации?',
    text: `${shortName} исчезнет из ваших организаций. Записанное вами останется. Вернуться можно будет только по новому приглашению.`,
    confirmLabel: 'Выйти',
  }
}

function othersWords({ name, email }: CompanyMember): QuestionWords {
  return {
    title: 'Закрыть доступ?',
    text: `${name ?? email} больше не увидит организацию. Записанное этим коллегой останется, в журнале тоже.`,
    confirmLabel: 'Закрыть доступ',
  }
}

interface LeaveQuestionProps {
  isOpen: boolean
  words: QuestionWords
  onConfirm: () => void
  onStay: () => void
}

function LeaveQuestion({ words, ...rest }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      {...rest}
      title={words.title}
      confirmLabel={words.confirmLabel}
      confirmKind="danger"
      stayLabel="Отмена"
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
