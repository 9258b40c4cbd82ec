import { counted } from '@ot/text'
import { Notice } from '../../../ui/notice.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import styles from './own-template.module.css'

/** Why the file was not taken: each problem with its tag and place. */
export function FileProblems({ problems }: { problems: readonly string[] }) {
  const [first] = problems
  return (
    <Notice kind="danger" role="alert">
      {problems.length === 1 ? (
        <p>
          <TariffText text={first ?? ''} />
        </p>
      ) : (
        <>
          <p>
            Файл не загружен, в нём {counted(problems.length, ['ошибка', 'ошибки', 'ошибок'])}. Исправьте и
            выберите файл ещё раз.
          </p>
          <ol className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ol>
        </>
      )}
    </Notice>
  )
}
