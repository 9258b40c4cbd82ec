import type { DispatchAnswer } from '@ot/contract'
import { DISPATCH_FIELD_LABELS } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
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

const TABLE: AskedTable<SignatureValues> = {
  recipientIds: { label: 'Кто подписал', control: null },
  signedOn: textField({ label: DISPATCH_FIELD_LABELS.signedOn, isRequired: true, kind: 'day' }),
  file: {
    label: DISPATCH_FIELD_LABELS.scan,
    hint: 'PDF, JPG или PNG до 20 МБ; можно без него',
    control: (props) => <ScanControl {...props} />,
  },
}

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
    labels: fieldLabels(TABLE),
    save: ({ recipientIds, signedOn, file }) =>
      recordSignatures(client, dispatch.id, { recipientIds, signedOn, scan: file }),
    onSaved: onDone,
  })
  const { recipientIds } = form.values
  return (
    <FormFrame form={form} submitLabel="Сохранить" leave={onDone}>
      <div className={styles.form}>
        <fieldset className={styles.signers}>
          <legend>{TABLE.recipientIds.label}</legend>
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
        <FieldRows
          form={form}
          table={TABLE}
          names={['signedOn', 'file']}
          prefix="signature"
          today={today}
          layout="stacked"
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
