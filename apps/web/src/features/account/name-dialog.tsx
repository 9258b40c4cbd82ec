import { AccountChange } from '@ot/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { changeName } from '../../lib/account.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { FormDialog, type FormInDialog } from '../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../ui/form/form-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface NameDialogProps {
  name: string | null
  isOpen: boolean
  onClose: () => void
}

const WIDTH = 480
const NAME_MAX = 150
const nameSchema = AccountChange.pick({ name: true })

export function NameDialog({ name, isOpen, onClose }: NameDialogProps) {
  return (
    <FormDialog title="Ваше имя" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <NameForm name={name} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface NameFormProps {
  name: string | null
  frame: FormInDialog
  onSaved: () => void
}

function NameForm({ name, frame, onSaved }: NameFormProps) {
  const client = useQueryClient()
  const form = useContractForm(nameSchema, {
    from: { name: name ?? '' },
    labels: { name: 'Имя' },
    onSaved,
    save: (body) => changeName(client, body.name),
  })
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <TextField
        id="account-name"
        label="Имя"
        hint="Его видят коллеги в журнале изменений. Пустое — будет виден e-mail."
        autoComplete="name"
        maxLength={NAME_MAX}
        value={form.values.name ?? ''}
        error={form.problemOf('name')}
        onChange={(value) => form.set('name', value)}
      />
    </FormFrame>
  )
}
