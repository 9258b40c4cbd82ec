import { InvitationBody } from '@ot/contract/member'
import { INVITATION_DAYS, type Role } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import type { Companies } from '../../lib/session/session.ts'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { inviteColleague } from './api/colleague-calls.ts'
import styles from './colleagues.module.css'
import { RoleChoice } from './role-choice.tsx'

const WIDTH = 520
const LABELS = { email: 'E-mail', role: 'Роль' }
const NEW: { email: string; role: Role } = { email: '', role: 'editor' }

interface InviteDialogProps {
  company: Companies[number]
  isOpen: boolean
  onClose: () => void
}

export function InviteDialog({ company, isOpen, onClose }: InviteDialogProps) {
  return (
    <FormDialog title="Пригласить коллегу" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <InviteForm company={company} frame={frame} onDone={onClose} />}
    </FormDialog>
  )
}

interface InviteFormProps {
  company: Companies[number]
  frame: FormInDialog
  onDone: () => void
}

function InviteForm({ company, frame, onDone }: InviteFormProps) {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const form = useContractForm(InvitationBody, {
    from: NEW,
    labels: LABELS,
    save: (body) => inviteColleague(client, company.id, body, keyOf(body)),
    onSaved: onDone,
  })
  return (
    <FormFrame form={form} submitLabel="Отправить приглашение" {...frame}>
      <div className={styles.form}>
        <p className={styles.note}>
          На этот адрес придёт письмо с личной ссылкой в {company.shortName}. Она действует {INVITATION_DAYS}{' '}
          дней; доступ откроется, когда коллега примет приглашение.
        </p>
        <TextField
          id="invite-email"
          label={LABELS.email}
          type="email"
          isRequired
          autoComplete="off"
          value={form.values.email}
          error={form.problemOf('email')}
          onChange={(email) => form.set('email', email)}
        />
        <RoleChoice role={form.values.role} onChange={(role) => form.set('role', role)} />
      </div>
    </FormFrame>
  )
}
