import type { FactAnswer } from '@ot/contract'
import { FACT_THEME_LABELS, type FactTheme, PEOPLE_THEMES } from '@ot/domain'
import { useCallback } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { useInterviewScope } from '../interview-scope.ts'
import { isKeptElsewhere } from '../interview-view.ts'
import { FactRow } from './fact-row.tsx'
import styles from './theme.module.css'
import { ThemeFrame } from './theme-frame.tsx'
import { useThemeForm } from './use-theme-form.ts'

interface ThemeFormProps {
  theme: FactTheme
  facts: readonly FactAnswer[]
  /** Whether something is typed and not saved. */
  tellChanged: (theme: FactTheme, isChanged: boolean) => void
}

/** A theme is answered and saved as a whole; «У нас этого нет» is told at once. */
export function ThemeForm({ theme, facts: asked, tellChanged }: ThemeFormProps) {
  const { company } = useInterviewScope()
  const answering = useThemeForm(asked)
  const { form, facts } = answering
  const tell = useCallback((isChanged: boolean) => tellChanged(theme, isChanged), [tellChanged, theme])
  useTelling(form.isChanged, tell)
  return (
    <ThemeFrame theme={theme} facts={asked}>
      <form
        ref={form.ref}
        noValidate
        aria-label={FACT_THEME_LABELS[theme]}
        onSubmit={(event) => {
          event.preventDefault()
          void answering.save()
        }}
      >
        <div inert={form.isSaving}>
          {facts.map((fact) => (
            <FactRow
              key={fact.key}
              fact={fact}
              form={form}
              isPeople={PEOPLE_THEMES.includes(theme)}
              isUntouched={answering.isUntouched(fact)}
              tellAbsent={(isAbsent) => void answering.tellAbsent(fact, isAbsent)}
            />
          ))}
        </div>
        {facts.every(isKeptElsewhere) || <ThemeBar answering={answering} />}
      </form>
      <SaveConflictDialog
        of={answering}
        timeZone={company.timeZone}
        linesOf={answering.linesOf}
        onShowStored={answering.showStored}
      />
    </ThemeFrame>
  )
}

/** «Всё верно» says so of what is proposed, and saves what has been changed with it. */
function ThemeBar({ answering }: { answering: ReturnType<typeof useThemeForm> }) {
  const { form, atOnce, proposed, isSaved } = answering
  const problem = form.problemLine ?? atOnce.failure
  return (
    <div className={styles.bar}>
      {problem !== null && <FormError text={problem} />}
      <div className={styles.buttons}>
        <span role="status" className={styles.saved}>
          {isSaved && 'Ответы записаны'}
        </span>
        <Button
          type="submit"
          kind={proposed > 0 ? 'secondary' : 'primary'}
          isBusy={form.isSaving}
          disabled={!form.isChanged}
        >
          Сохранить ответы
        </Button>
        {proposed > 0 && (
          <Button isBusy={form.isSaving} onClick={() => void answering.accept()}>
            Всё верно
          </Button>
        )}
      </div>
    </div>
  )
}
