import type { RegistryAnswer as Answer } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { checkRegistryAnswer, writeAnswer } from '../api/training-registry.ts'
import { useRecordsScope } from '../records-scope.ts'
import styles from './registry.module.css'

const NUMBERS = ['номер', 'номера', 'номеров'] as const
const LINES = ['строка', 'строки', 'строк'] as const

interface Chosen {
  file: File
  key: string
  answer: Answer
}

/** The numbers that the registry gave back: first what matched and what did not, then they are entered. */
export function RegistryAnswerPart() {
  const { company } = useRecordsScope()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const work = useWork()

  const choose = (file: File) =>
    void work.run(async () => {
      setChosen(null)
      setChosen({ file, key: crypto.randomUUID(), answer: await checkRegistryAnswer(company.id, file) })
    })
  const enter = ({ file, key }: Chosen) =>
    void work.run(async () => {
      setChosen({ file, key, answer: await writeAnswer(company.id, file, key) })
      await client.invalidateQueries()
    })

  return (
    <section className={styles.part}>
      <h3>Номера из реестра</h3>
      <FileDrop
        label="Выбрать ответ реестра"
        fileLabel="Ответ реестра обученных"
        accept=".xml,.xlsx,.csv"
        kind="secondary"
        isDisabled={work.isRunning}
        isCompact
        onFile={choose}
      >
        <p className={styles.about}>
          Файл .xml, .xlsx или .csv с номерами записей. Работника ОТдел найдёт по коду записи (outerId),
          который сам поставил в файл, либо по СНИЛС, программе и номеру протокола. Номера встанут в
          протоколы, которые вы скачаете потом.
        </p>
      </FileDrop>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      {chosen !== null && (
        <>
          <p role="status">{answerText(chosen.answer)}</p>
          <AnswerLines answer={chosen.answer} />
          {!chosen.answer.written && (chosen.answer.totals.write ?? 0) > 0 && (
            <Button isBusy={work.isRunning} onClick={() => enter(chosen)}>
              Внести {counted(chosen.answer.totals.write ?? 0, NUMBERS)}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function AnswerLines({ answer }: { answer: Answer }) {
  const told = answer.rows.filter(({ action }) => action !== 'same')
  return (
    <ul className={styles.list}>
      {told.map(({ row, employeeId, fullname, programme, registryNumber, problem }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sheets may number their lines alike, and lines never move
        <li key={`${row} ${place}`} className={styles.line}>
          {employeeId === null ? (
            <span>
              Строка {row}
              {fullname !== '' && ` · ${fullname}`}
            </span>
          ) : (
            <Link to={employeeAddress(employeeId, 'trainingTab')}>{fullname}</Link>
          )}
          <span className={styles.programme}>
            {[programme, registryNumber === '' ? '' : `№\u00a0${registryNumber}`].filter(Boolean).join(', ')}
          </span>
          {problem !== null && <span className={styles.missing}>{problem}</span>}
        </li>
      ))}
    </ul>
  )
}

function answerText({ written, totals }: Answer): string {
  const { write = 0, same = 0, error = 0 } = totals
  const parts = [`${written ? 'Внесено' : 'Нашлось, кому внести'}: ${counted(write, NUMBERS)}.`]
  if (same > 0) parts.push(`Уже внесено: ${counted(same, NUMBERS)}.`)
  if (error > 0) parts.push(`Не внесём: ${counted(error, LINES)}.`)
  return parts.join(' ')
}
