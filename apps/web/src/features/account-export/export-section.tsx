import type { ExportSummary } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exportSummaryQuery, startDownload } from './api/account-export.ts'
import styles from './export-section.module.css'
import { aboutText, backupText, companyText } from './export-words.ts'

const SKELETON_ROWS = 2

/** Everything the user has here, to take away. */
export function ExportSection() {
  const summary = useQuery(exportSummaryQuery())
  return (
    <CardSection title="Ваши данные">
      <div className={styles.section}>
        <p>
          Всё, что у вас есть в сервисе, — одним архивом ZIP: записи для Excel и для других программ (JSON),
          зарегистрированные документы, свои шаблоны, сканы и материалы расследований. Выгрузить данные можно
          в любое время, в том числе после окончания тарифа.
        </p>
        <Loaded of={summary} skeleton={<Skeleton rows={SKELETON_ROWS} />}>
          {({ companies, backupMadeAt }) => (
            <>
              <Contents companies={companies} />
              {backupMadeAt !== null && <p className={styles.note}>{backupText(backupMadeAt)}</p>}
            </>
          )}
        </Loaded>
        <Download />
      </div>
    </CardSection>
  )
}

function Contents({ companies }: Pick<ExportSummary, 'companies'>) {
  if (companies.length === 0)
    return <p className={styles.note}>Организаций пока нет: в архиве будут только сведения об аккаунте.</p>
  return (
    <ul className={styles.companies}>
      {companies.map((company) => (
        <li key={company.id}>
          <span className={styles.name}>{company.shortName}</span>
          <span className={styles.note}>
            {companyText(company)} — {aboutText(company.bytes)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Download() {
  const work = useWork()
  const [isStarted, setStarted] = useState(false)
  return (
    <>
      <div>
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          onClick={() =>
            void work.run(async () => {
              await startDownload()
              setStarted(true)
            })
          }
        >
          Скачать все данные
        </Button>
      </div>
      {isStarted && (
        <Notice kind="success" role="status">
          Архив собирается и сразу загружается: ход виден в загрузках браузера. Страницу можно закрыть.
        </Notice>
      )}
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </>
  )
}
