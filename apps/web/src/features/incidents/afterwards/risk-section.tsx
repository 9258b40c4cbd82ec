import type { Afterwards, IncidentAnswer } from '@ot/contract'
import { sectionPath } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { askRiskReview, type ReviewAsked } from '../api/afterwards.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'
import { ConcernedFields } from './concerned-fields.tsx'
import { concernedForm } from './concerned-form.ts'
import { concernedBody, concernedValues } from './concerned-values.ts'
import { AfterwardsPart } from './section.tsx'

interface RiskSectionProps {
  incident: IncidentAnswer
  reviews: Afterwards['riskReviews']
  isOpen: boolean
}

/** Cards of risks that are to be assessed anew; the assessment takes the mark away. */
export function RiskSection({ incident, reviews, isOpen }: RiskSectionProps) {
  const dialog = useDialogSlot<true>()
  const [asked, setAsked] = useState<ReviewAsked | null>(null)
  return (
    <AfterwardsPart
      title="Переоценка рисков"
      about="Карта работника получит срок и причину; отметка снимется сама, когда риски оценят заново."
      action={
        isOpen && (
          <Button kind="secondary" onClick={() => dialog.open(true)}>
            Назначить переоценку
          </Button>
        )
      }
    >
      <Progress reviews={reviews} />
      {asked !== null && asked.withoutCard.length > 0 && (
        <Notice kind="warning" role="status">
          Карты рисков ещё нет: {asked.withoutCard.join(', ')}. Добавьте её в разделе{' '}
          <Link to={sectionPath('register', 'risk')}>«Риски»</Link>.
        </Notice>
      )}
      <FormDialog title="Внеплановая переоценка рисков" isOpen={dialog.isOpen} onClose={dialog.close}>
        {(frame) =>
          dialog.isOpen && (
            <ReviewForm
              incident={incident}
              frame={frame}
              onAsked={(answer) => {
                setAsked(answer)
                dialog.close()
              }}
            />
          )
        }
      </FormDialog>
    </AfterwardsPart>
  )
}

function Progress({ reviews: { asked, done, due } }: Pick<RiskSectionProps, 'reviews'>) {
  const { today } = useIncidentsScope()
  if (asked === 0) return <p className={styles.none}>Переоценка пока не назначена.</p>
  const isLate = due !== null && due < today
  return (
    <ul className={styles.list}>
      <li>
        <Link to={sectionPath('register', 'risk')}>{counted(asked, ['карта', 'карты', 'карт'])} рисков</Link>
        <span>
          переоценено {done} из {asked}
        </span>
        {due === null ? (
          <Badge tone="success">завершено</Badge>
        ) : (
          <Badge tone={isLate ? 'danger' : 'accent'}>
            {isLate ? 'просрочено, ' : ''}до {shortDate(due)}
          </Badge>
        )}
      </li>
    </ul>
  )
}

interface ReviewFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onAsked: (answer: ReviewAsked) => void
}

function ReviewForm({ incident, frame, onAsked }: ReviewFormProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { today } = useIncidentsScope()
  const [from] = useState(() => concernedValues(incident, today))
  const form = useContractForm(concernedForm, {
    from,
    async save(values) {
      const whom = concernedBody(values)
      if (whom === null) return
      const body = { ...whom, ...(values.dueOn !== '' && { dueOn: values.dueOn }) }
      onAsked(await askRiskReview(client, incident.id, body, keyFor(body)))
    },
  })
  return (
    <FormFrame form={form} submitLabel="Назначить" {...frame}>
      <div className={styles.fields}>
        <ConcernedFields form={form} isDated />
      </div>
    </FormFrame>
  )
}
