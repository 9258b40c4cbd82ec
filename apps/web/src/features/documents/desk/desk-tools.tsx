import type { TemplateAnswer } from '@ot/contract'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { Button } from '../../../ui/button.tsx'
import { commonQuestions } from '../common-questions.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import type { GroupSection } from '../group-sections.ts'
import { judgedForKit, neededOf } from '../offered.ts'
import { canArchive, readinessOf } from '../template-state.ts'
import type { Folding } from './use-folding.ts'

interface AllToolsProps {
  templates: readonly TemplateAnswer[]
  folding: Folding
}

/** What can be done with the documents of all groups. */
export function AllTools({ templates, folding }: AllToolsProps) {
  const { archive, kit } = useDocumentsScope()
  const isKitOffered = neededOf(templates).length > 0
  return (
    <>
      <Button kind="secondary" onClick={folding.toggleAll}>
        {folding.isAllOpen ? 'Свернуть все' : 'Развернуть все'}
      </Button>
      {isKitOffered && (
        <Button onClick={() => kit(judgedForKit(templates))}>
          <IconChecklist size={20} stroke={1.6} aria-hidden="true" /> Комплект для вашей организации
        </Button>
      )}
      <CommonAnswersButton templates={templates} />
      <Button
        kind={isKitOffered ? 'secondary' : 'primary'}
        disabled={!canArchive(readinessOf(templates))}
        onClick={() => archive({ title: 'Скачать все одним ZIP', templates })}
      >
        <IconFileZip size={20} stroke={1.6} aria-hidden="true" /> Скачать все одним ZIP
      </Button>
    </>
  )
}

/** What can be done with the documents of one group. */
export function GroupTools({ section: { group, templates } }: { section: GroupSection }) {
  const { archive } = useDocumentsScope()
  if (templates.length === 0) return null
  return (
    <>
      <CommonAnswersButton templates={templates} />
      <Button
        disabled={!canArchive(readinessOf(templates))}
        onClick={() => archive({ title: `Скачать группу «${group.name}»`, templates })}
      >
        <IconFileZip size={20} stroke={1.6} aria-hidden="true" /> Скачать группу
      </Button>
    </>
  )
}

/** There only while some question is open in several documents. */
function CommonAnswersButton({ templates }: { templates: readonly TemplateAnswer[] }) {
  const { canMake, answerCommon } = useDocumentsScope()
  const questions = canMake ? commonQuestions(templates) : []
  if (questions.length === 0) return null
  return (
    <Button kind="secondary" onClick={() => answerCommon(questions)}>
      Общие ответы
    </Button>
  )
}
