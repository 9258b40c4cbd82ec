import type { PersonalTemplate } from '@ot/contract'
import { momentText } from '@ot/text'
import { useDocumentsScope } from '../documents-scope.ts'

/** What papers are made from now. */
export function StandingEdition({ state: { current, standardEdition } }: { state: PersonalTemplate }) {
  const { company } = useDocumentsScope()
  if (current === null) {
    return <p>Документы делаются по стандартному шаблону, редакция&nbsp;{standardEdition}.</p>
  }
  return (
    <p>
      Документы делаются <strong>по вашему шаблону</strong>, редакция&nbsp;{current.edition}: файл «
      {current.fileName}», {momentText(current.uploadedAt, company.timeZone)}, {current.uploadedBy}.
    </p>
  )
}
