import type { TotpSetup } from '@ot/contract'
import { WithCode } from '@ot/contract/account'
import { confirmTwoFactor } from '../../../lib/account.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../account.module.css'

interface FirstCodeFormProps {
  setup: TotpSetup
  frame: FormInDialog
  onCodes: (codes: string[]) => void
}

/** The picture for the telephone, and the first code as the proof that it was taken. */
export function FirstCodeForm({ setup, frame, onCodes }: FirstCodeFormProps) {
  const form = useContractForm(WithCode, {
    from: { code: '' },
    labels: { code: 'Код из приложения' },
    save: async ({ code }) => onCodes(await confirmTwoFactor(code)),
  })
  return (
    <FormFrame form={form} submitLabel="Включить" leave={frame.leave}>
      <div className={styles.setup}>
        <p>Отсканируйте QR-код приложением или введите в него ключ:</p>
        <img
          className={styles.picture}
          src={setup.qrCode}
          width={240}
          height={240}
          alt="QR-код для приложения; вместо него можно ввести ключ под ним"
        />
        <p className={styles.secret}>{spaced(setup.secret)}</p>
        <TextField
          id="totp-first-code"
          label="Код из приложения"
          hint="Шесть цифр, которые приложение показывает сейчас"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          isRequired
          value={form.values.code}
          error={form.problemOf('code')}
          onChange={(value) => form.set('code', value)}
        />
      </div>
    </FormFrame>
  )
}

/** In groups of four, as it is read and typed. */
function spaced(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
