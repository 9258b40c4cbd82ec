import type { TemplateAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { templateQuery } from '../../../lib/company/templates.ts'
import { useEmployeeChoices } from '../../../ui/company/question-kinds.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isUndecided, placeOfFact, SOURCE_WORDS } from '../answer-sources.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './preview-dialog.module.css'

type Input = TemplateAnswer['inputs'][number]

interface PreviewSourcesProps {
  /** As it is listed. */
  template: TemplateAnswer
  /** Closes the preview: the answers are given in a dialog of their own. */
  onAnswer: (question: string) => void
}

/** Of everything that the paper was told: what it prints, where that comes from and where it is changed. */
export function PreviewSources({ template: { id }, onAnswer }: PreviewSourcesProps) {
  const { company } = useDocumentsScope()
  const { data: template } = useQuery(templateQuery(company.id, id))
  if (template === undefined) return null
  const { inputs, missing } = template
  const unasked = missing.filter(({ key }) => !inputs.some((input) => input.key === key))
  return (
    <details className={styles.sources}>
      <summary>Почему здесь это?</summary>
      <dl>
        <div>
          <dt>Название, реквизиты и руководитель организации</dt>
          <dd>
            из сведений об организации{' '}
            <Link to={PAGES.settingsCompany.path}>
              изменить<VisuallyHidden> сведения об организации</VisuallyHidden>
            </Link>
          </dd>
        </div>
        {inputs.map((input) => (
          <div key={input.key}>
            <dt>{input.label}</dt>
            <Answer template={template} input={input} onAnswer={onAnswer} />
          </div>
        ))}
        {unasked.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {isUndecided(key) ? 'не печатается, пока не решено' : 'линия для записи от руки'}{' '}
              <PlaceLink of={key} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function PlaceLink({ of, label }: { of: string; label: string }) {
  const place = placeOfFact(of)
  if (place === null) return null
  return (
    <Link to={place.page}>
      {place.words}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Link>
  )
}

function Answer({ template, input, onAnswer }: PreviewSourcesProps & { input: Input }) {
  const { canMake } = useDocumentsScope()
  const { key, label, answeredBy, fact } = input
  const text = useAnswerText(template, input)
  const word = answeredBy === null ? 'ответить' : 'изменить'
  const ofFact = answeredBy === 'fact' || (answeredBy === null && fact !== null)
  return (
    <dd>
      {answeredBy === null ? 'линия для записи от руки' : `${text} — ${SOURCE_WORDS[answeredBy]}`}{' '}
      {ofFact && fact !== null && (
        <Link to={PAGES.documentsInterview.path} hash={fact}>
          {word} в анкете<VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      )}
      {!ofFact && canMake && (
        <TextButton onClick={() => onAnswer(key)}>
          {word}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </TextButton>
      )}
    </dd>
  )
}

function useAnswerText({ values }: TemplateAnswer, { key, type }: Input): string {
  const { company } = useDocumentsScope()
  const { data: people = [] } = useEmployeeChoices(company.id)
  const nameOf = (id: number) => people.find(({ value }) => value === id)?.label ?? `работник №\u00a0${id}`
  const value = values[key] ?? null
  if (Array.isArray(value)) return value.map(nameOf).join('; ')
  if (typeof value === 'number') return type === 'employee' ? nameOf(value) : String(value)
  return type === 'date' && value !== null ? shortDate(value) : (value ?? '')
}
