import type { InputValues, PaperPages, TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesQuery } from '../../../lib/company/templates.ts'
import { errorText } from '../../../lib/load.ts'
import { useNavigate } from '../../../lib/routing/use-router.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PaperPagesView } from '../../../ui/paper-pages/paper-pages.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { originOf, placeOfFact } from '../answer-sources.ts'
import { useDocumentsScope } from '../documents-scope.ts'

interface PagesPreviewProps {
  /** With all its questions. */
  template: TemplateAnswer
  /** Typed and not saved yet. */
  values?: InputValues
  /** Leads to the question. */
  onAnswer: (question: string) => void
}

/** The pages of a paper of the library as they would be printed now. */
export function PagesPreview({ template, values = {}, onAnswer }: PagesPreviewProps) {
  const { company, date } = useDocumentsScope()
  const navigate = useNavigate()
  const pages = useQuery(pagesQuery({ companyId: company.id, template, date, values }))
  const shown = useLastGood(pages.data)
  const given = Object.keys(values)

  function choose({ key }: PaperPages['facts'][number]): void {
    const place = placeOfFact(key)
    if (template.inputs.some((input) => input.key === key)) onAnswer(key)
    else if (place !== null) void navigate({ to: place.page })
  }

  return (
    <>
      {pages.error !== null && shown !== undefined && (
        <Notice kind="warning" role="alert">
          Показан документ до последней правки. {errorText(pages.error)}
        </Notice>
      )}
      <Loaded
        of={{ ...pages, data: shown }}
        skeleton={<PageSpinner />}
        errorTitle={(code) => `Ошибка ${code}`}
      >
        {(paper) => (
          <PaperPagesView
            paper={paper}
            label={template.name}
            origins={paper.facts.map((fact) => originOf(fact, template.inputs, given))}
            onChoose={choose}
          />
        )}
      </Loaded>
    </>
  )
}

/** An answer that cannot be printed yet does not take away what has been printed. */
function useLastGood<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
