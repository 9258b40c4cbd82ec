import type { DispatchAnswer } from '@ot/contract'
import { isCalendarDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { recordSignatures } from '../api/dispatches.ts'
import { recipientName } from '../dispatch-texts.ts'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './card.module.css'
import { ScanControl } from './scan-control.tsx'

const SCAN_BYTES_MAX = 20 * 1024 * 1024

/** What can be told before the server is asked: zod need not come to the browser for it. */
const signatureForm: FormSchema<SignatureValues, SignatureValues> = {
  '~standard': {
    validate(values) {
      const issues = [
        values.recipientIds.length === 0 && { path: ['recipientIds'], message: 'Отметьте, кто подписал' },
        !isCalendarDate(values.signedOn) && { path: ['signedOn'], message: 'Укажите дату в виде дд.мм.гггг' },
        values.file !== null &&
          values.file.size > SCAN_BYTES_MAX && { path: ['file'], message: 'Файл больше 20 МБ' },
      ].filter((issue) => issue !== false)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}

const WIDTH = 560
const LABELS = { recipientIds: 'Кто подписал', signedOn: 'Дата подписи', file: 'Скан' }

interface SignatureDialogProps {
  dispatch: DispatchAnswer
  /** Ticked from the beginning. */
  chosen: readonly number[]
  isOpen: boolean
  onClose: () => void
}

/** Signatures by hand, with one scan for all who signed the sheet. */
export function SignatureDialog({ dispatch, chosen, isOpen, onClose }: SignatureDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Подписано на бумаге" width={WIDTH}>
      <SignatureForm dispatch={dispatch} chosen={chosen} onDone={onClose} />
    </Dialog>
  )
}

type SignatureFormProps = Pick<SignatureDialogProps, 'dispatch' | 'chosen'> & { onDone: () => void }

function SignatureForm({ dispatch, chosen, onDone }: SignatureFormProps) {
  const client = useQueryClient()
  const { today } = useDispatchesScope()
  const unsigned = dispatch.recipients.filter(({ signedOn }) => signedOn === null)
  const form = useContractForm(signatureForm, {
    from: { recipientIds: [...chosen], signedOn: today, file: null },
    labels: LABELS,
    save: ({ recipientIds, signedOn, file }) =>
      recordSignatures(client, dispatch.id, { recipientIds, signedOn, scan: file }),
    onSaved: onDone,
  })
  const { recipientIds } = form.values
  const day = { id: 'signed-on', label: LABELS.signedOn, isRequired: true, error: form.problemOf('signedOn') }
  return (
    <FormFrame form={form} submitLabel="Сохранить" leave={onDone}>
      <div className={styles.form}>
        <fieldset className={styles.signers}>
          <legend>{LABELS.recipientIds}</legend>
          {unsigned.length > 1 && (
            <Checkbox
              id="signer-all"
              isChecked={recipientIds.length === unsigned.length}
              onChange={(isAll) => form.set('recipientIds', isAll ? unsigned.map(({ id }) => id) : [])}
            >
              <strong>Все</strong>
            </Checkbox>
          )}
          {unsigned.map((recipient) => (
            <Checkbox
              key={recipient.id}
              id={`signer-${recipient.id}`}
              isChecked={recipientIds.includes(recipient.id)}
              isInvalid={form.problemOf('recipientIds') !== undefined}
              onChange={(isChosen) =>
                form.set(
                  'recipientIds',
                  isChosen
                    ? [...recipientIds, recipient.id]
                    : recipientIds.filter((other) => other !== recipient.id),
                )
              }
            >
              {recipientName(recipient)}
            </Checkbox>
          ))}
        </fieldset>
        <Field {...day}>
          <DateControl
            frame={day}
            value={form.values.signedOn}
            max={today}
            onChange={(value) => form.set('signedOn', value)}
          />
        </Field>
        <ScanControl
          file={form.values.file}
          error={form.problemOf('file')}
          onChange={(file) => form.set('file', file)}
        />
      </div>
    </FormFrame>
  )
}

interface SignatureValues {
  recipientIds: number[]
  signedOn: string
  file: File | null
}
