import type { MicrotraumaAnswer } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { Button } from '../../../../ui/button.tsx'
import { CardSection } from '../../../../ui/card-section.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { registerCertificate, saveCertificate } from '../api/microtrauma-papers.ts'
import styles from './page.module.css'

/** The certificate of order 632н, filled in from the record. */
export function CertificateSection({ microtrauma }: { microtrauma: MicrotraumaAnswer }) {
  const { company } = useIncidentsScope()
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const [word, pdf, register] = [useWork(), useWork(), useWork()]
  const isBusy = word.isRunning || pdf.isRunning || register.isRunning
  const failure = word.failure ?? pdf.failure ?? register.failure
  const { papers, version } = microtrauma
  const [first] = papers
  const key = () => keyOf({ id: microtrauma.id, version, after: first?.id ?? null })
  return (
    <CardSection title="Справка">
      <div className={styles.papers}>
        {papers.map(({ id, name, number, date }) => (
          <p key={id}>
            <Link to={PAGES.documentsMain.path} search={{ group: 'registered' }}>
              {name}
            </Link>{' '}
            №&nbsp;{number} от {shortDate(date)}
          </p>
        ))}
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            isBusy={word.isRunning}
            disabled={isBusy}
            onClick={() => void word.run(() => saveCertificate(microtrauma, 'docx'))}
          >
            Скачать Word
          </Button>
          <Button
            kind="secondary"
            isBusy={pdf.isRunning}
            disabled={isBusy}
            onClick={() => void pdf.run(() => saveCertificate(microtrauma, 'pdf'))}
          >
            PDF
          </Button>
          {isAllowed(company.role, 'document.make') && microtrauma.completedOn !== null && (
            <Button
              kind="secondary"
              isBusy={register.isRunning}
              disabled={isBusy}
              onClick={() => void register.run(() => registerCertificate(client, microtrauma, key()))}
            >
              {papers.length === 0 ? 'Зарегистрировать' : 'Зарегистрировать заново'}
            </Button>
          )}
        </div>
        {microtrauma.completedOn === null && (
          <p className={styles.none}>
            Пока рассмотрение идёт, незаполненное в справке остаётся строками для письма.
          </p>
        )}
        {failure !== null && <FormError text={failure} />}
      </div>
    </CardSection>
  )
}
