import type { PersonalTemplate } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fileProblems } from '../../../lib/chosen-file.ts'
import { ownTemplatesText } from '../../../lib/company/tariff-texts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type OfTemplate, uploadOwnTemplate } from './api/own-templates.ts'
import { FileProblems } from './file-problems.tsx'
import { ownFileProblem } from './own-file.ts'
import styles from './own-template.module.css'

interface UploadPlaceProps {
  of: OfTemplate
  state: PersonalTemplate
  /** A file was chosen: what was said of the former one is over. */
  onChosen: () => void
}

export function UploadPlace({ of, state, onChosen }: UploadPlaceProps) {
  const client = useQueryClient()
  const id = useId()
  const [sending, setSending] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [takesUpdate, setTakesUpdate] = useState(true)
  const { current, standardEdition, isBehind } = state

  async function send(file: File): Promise<void> {
    const problem = ownFileProblem(file)
    onChosen()
    setProblems(problem === null ? [] : [problem])
    if (problem !== null) return
    setSending(file.name)
    const baseEdition = isBehind && !takesUpdate ? (current?.baseEdition ?? standardEdition) : standardEdition
    try {
      await uploadOwnTemplate(client, of, { file, baseEdition })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setProblems(fileProblems(error))
    } finally {
      setSending(null)
    }
  }

  return (
    <div className={styles.upload}>
      <TariffNotice companyId={of.companyId} say={ownTemplatesText} />
      {problems.length > 0 && <FileProblems problems={problems} />}
      {isBehind && (
        <Checkbox id={id} isChecked={takesUpdate} onChange={setTakesUpdate}>
          В файле учтена редакция {standardEdition} стандартного шаблона
        </Checkbox>
      )}
      <FileDrop
        label="Выбрать файл"
        fileLabel="Файл своего шаблона"
        accept=".docx"
        kind={current === null ? 'primary' : 'secondary'}
        isDisabled={sending !== null}
        onFile={(file) => void send(file)}
      >
        {sending === null ? (
          <p>Перетащите сюда документ .docx до 5&nbsp;МБ</p>
        ) : (
          <p role="status" className={styles.sending}>
            <Spinner size={18} /> Проверяем файл «{sending}»…
          </p>
        )}
      </FileDrop>
    </div>
  )
}
