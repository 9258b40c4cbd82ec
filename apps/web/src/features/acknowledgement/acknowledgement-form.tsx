import type { SharedDispatch } from '@ot/contract'
import { useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './acknowledge-page.module.css'

const NAME_MAX = 300
const NAME_MISSING = 'Укажите фамилию, имя и отчество'

interface AcknowledgementFormProps {
  shared: SharedDispatch
  onAcknowledge: (name: string) => Promise<void>
}

export function AcknowledgementForm({ shared, onAcknowledge }: AcknowledgementFormProps) {
  const [name, setName] = useState(shared.fullName ?? '')
  const [isTried, setTried] = useState(false)
  const work = useWork()
  const error = isTried && name.trim() === '' ? NAME_MISSING : undefined

  function submit(): void {
    setTried(true)
    if (name.trim() === '') document.getElementById('reader-name')?.focus()
    else void work.run(() => onAcknowledge(name.trim()))
  }

  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        id="reader-name"
        label="Фамилия, имя, отчество"
        autoComplete="name"
        isRequired
        maxLength={NAME_MAX}
        value={name}
        error={error}
        onChange={setName}
      />
      <p className={styles.note}>
        Нажимая кнопку, вы подтверждаете, что прочитали{' '}
        {shared.documents.length === 1 ? 'документ' : 'документы'}. Сохраняются имя, время, сетевой адрес
        устройства и отпечатки файлов.
      </p>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={work.isRunning}>
          {shared.needsSignature ? 'Ознакомлен с текстом' : 'Ознакомлен'}
        </Button>
      </div>
    </form>
  )
}
