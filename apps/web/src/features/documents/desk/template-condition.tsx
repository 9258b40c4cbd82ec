import type { TemplateAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs'
import IconFilePencil from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Link } from '../../../ui/link.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { placeOfFact } from '../answer-sources.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { templateState } from '../template-state.ts'
import styles from './template-condition.module.css'

/** In an icon and words: printable, with lines to fill in by hand, or not made and why; and whose template it is. */
export function TemplateCondition({ template }: { template: TemplateAnswer }) {
  return (
    <>
      <Readiness template={template} />
      <OwnTemplateMark template={template} />
    </>
  )
}

function Readiness({ template }: { template: TemplateAnswer }) {
  const state = templateState(template)
  switch (state.kind) {
    case 'ready':
      return (
        <span className={styles.ready}>
          <IconCircleCheck size={18} stroke={1.8} className={styles.icon} aria-hidden="true" /> готов к печати
        </span>
      )
    case 'lines':
      return (
        <details className={styles.lines}>
          <summary>
            <IconPencil size={18} stroke={1.6} className={styles.icon} aria-hidden="true" />{' '}
            {leftWords(state)}
          </summary>
          <ul>
            {state.missing.map(({ key, label }) => (
              <li key={key}>
                <MissingFact template={template} input={key} label={label} />
              </li>
            ))}
          </ul>
        </details>
      )
    case 'blocked':
      return (
        <div className={styles.blocked}>
          <IconFileOff size={18} stroke={1.6} className={styles.icon} aria-hidden="true" />
          <span>
            не формируется:{' '}
            {state.lacking.map(({ key, label }, index) => (
              <span key={key}>
                {index > 0 && '; '}
                <Link to={placeOf(key)}>{lowerFirst(label)}</Link>
              </span>
            ))}
          </span>
        </div>
      )
  }
}

function leftWords({ byHand, undecided }: { byHand: number; undecided: number }): string {
  const written = byHand > 0 ? [`заполнить от руки: ${byHand}`] : []
  return [...written, ...(undecided > 0 ? [`решить по нормам: ${undecided}`] : [])].join(', ')
}

interface MissingFactProps {
  template: TemplateAnswer
  input: string
  label: string
}

/** Leads to the very question: the organisation's, the paper's own, or where the fact is kept. */
function MissingFact({ template, input, label }: MissingFactProps) {
  const { canMake, fillIn } = useDocumentsScope()
  const asked = template.inputs.find(({ key }) => key === input)
  if (asked === undefined) {
    const place = placeOfFact(input)
    if (place === null) return label
    return (
      <>
        {label}: <Link to={place.page}>{place.words}</Link>
      </>
    )
  }
  if (asked.fact !== null) {
    return (
      <>
        {label}:{' '}
        <Link to={PAGES.documentsInterview.path} hash={asked.fact}>
          ответить в анкете
        </Link>
      </>
    )
  }
  if (!canMake) return label
  return (
    <>
      {label}:{' '}
      <TextButton onClick={() => fillIn(template, input)}>
        ответить<VisuallyHidden>: {label}</VisuallyHidden>
      </TextButton>
    </>
  )
}

/** Facts of the company are filled in on its card, responsible persons on their page; a tariff is chosen on its own. */
function placeOf(key: string) {
  if (key === 'tariff') return PAGES.settingsBilling.path
  return key.startsWith('company') ? PAGES.settingsCompany.path : PAGES.settingsResponsible.path
}

/** In a template's row: that its papers are made from the company's own file, and whether that one is behind. */
function OwnTemplateMark({ template }: { template: TemplateAnswer }) {
  const { ownTemplate } = useDocumentsScope()
  if (!template.personalised) return null
  const own = template.wordOnly ? 'свой шаблон, только Word' : 'свой шаблон'
  return (
    <button type="button" className={styles.mark} onClick={() => ownTemplate(template)}>
      <IconFilePencil size={18} stroke={1.6} aria-hidden="true" />
      {template.personalBehind ? <span className={styles.behind}>{own}, стандартный обновился</span> : own}
    </button>
  )
}
