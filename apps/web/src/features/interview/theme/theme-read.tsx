import type { FactAnswer } from '@ot/contract'
import type { FactTheme } from '@ot/domain'
import { ReadRow } from '../../../ui/form-row.tsx'
import { factText } from '../fact-text.ts'
import { formValue } from '../fact-values.ts'
import { useInterviewScope } from '../interview-scope.ts'
import { isOfPeople } from '../interview-view.ts'
import { ThemeFrame } from './theme-frame.tsx'

interface ThemeReadProps {
  theme: FactTheme
  facts: readonly FactAnswer[]
}

/** For whoever may only read: what has been answered. */
export function ThemeRead({ theme, facts }: ThemeReadProps) {
  const { employees } = useInterviewScope()
  return (
    <ThemeFrame theme={theme} facts={facts}>
      <dl>
        {facts.map((fact) => (
          <ReadRow
            key={fact.key}
            label={isOfPeople(theme) ? fact.label : fact.question}
            empty={fact.isAbsent ? 'у организации этого нет' : 'ответа пока нет'}
            text={fact.value === null ? '' : factText(fact, formValue(fact), employees)}
          />
        ))}
      </dl>
    </ThemeFrame>
  )
}
