import type { FactAnswer } from '@ot/contract'
import { FACT_THEME_LABELS, type FactTheme } from '@ot/domain'
import { useCallback } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { useInterviewScope } from '../interview-scope.ts'
import { isOfPeople } from '../interview-view.ts'
import { NamingOrder } from './naming-order.tsx'
import styles from './theme.module.css'
import { ThemeFrame } from './theme-frame.tsx'
import { ThemeRows } from './theme-rows.tsx'
import { type Answering, useThemeForm } from './use-theme-form.ts'

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
          <ThemeRows theme={theme} facts={facts} answering={answering} />
          {isOfPeople(theme) && <NamingOrder order={answering.order} onChange={answering.setOrder} />}
        </div>
        <ThemeBar answering={answering} accepts={isOfPeople(theme) ? 'Принять предложенное' : 'Всё верно'} />
      </form>
      <SaveConflictDialog
        of={answering}
        timeZone={company.timeZone}
        linesOf={answering.linesOf}
        onShowStored={answering.showStored}
      />
      <SaveConflictDialog
        of={answering.atOnce}
        timeZone={company.timeZone}
        linesOf={answering.atOnce.linesOf}
        onShowStored={answering.atOnce.showStored}
      />
    </ThemeFrame>
  )
}

/** `accepts`: says so of what is proposed, and saves what has been changed with it. */
function ThemeBar({ answering, accepts }: { answering: Answering; accepts: string }) {
  const { form, atOnce, proposed, isSaved } = answering
  const problem = form.problemLine ?? atOnce.failure
  return (
    <div className={styles.bar}>
      <DraftLine of={form.draft} />
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
            {accepts}
          </Button>
        )}
      </div>
    </div>
  )
}
