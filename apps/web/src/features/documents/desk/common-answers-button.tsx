import type { TemplateAnswer } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import { commonQuestions } from '../common-questions.ts'
import { useDocumentsScope } from '../documents-scope.ts'

/** There only while some question is open in several documents. */
export function CommonAnswersButton({ templates }: { templates: readonly TemplateAnswer[] }) {
  const { canMake, answerCommon } = useDocumentsScope()
  const questions = canMake ? commonQuestions(templates) : []
  if (questions.length === 0) return null
  return (
    <Button kind="secondary" onClick={() => answerCommon(questions)}>
      Общие ответы
    </Button>
  )
}
