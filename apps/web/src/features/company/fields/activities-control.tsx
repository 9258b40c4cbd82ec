import { useQuery } from '@tanstack/react-query'
import { activitiesText } from '../../../lib/company/tariff-texts.ts'
import { LOAD_FAILURE } from '../../../lib/load.ts'
import { Button } from '../../../ui/button.tsx'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { activitiesQuery } from '../api/activities.ts'
import { activityNames } from '../card-words.ts'

export interface ActivitiesOffer {
  /** Null: it is being added, with the free days of its own. */
  companyId: number | null
  storedActivities: readonly { id: number; name: string }[]
  /** None of the listed kinds of activity is the company's own. */
  onNoActivity: () => void
}

type ActivitiesControlProps = ControlProps<number[]> & ActivitiesOffer

export function ActivitiesControl(props: ActivitiesControlProps) {
  const { frame, value, companyId, storedActivities, onNoActivity, onChange } = props
  const activities = useQuery(activitiesQuery())
  const names = activityNames(storedActivities, activities.data ?? [])
  return (
    <>
      {companyId !== null && <TariffNotice companyId={companyId} say={activitiesText} />}
      <MultiChoiceControl
        frame={frame}
        choices={(activities.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={value.map((id) => ({ value: id, label: names.get(id) ?? `№\u00a0${id}` }))}
        placeholder={value.length === 0 ? 'Выберите один или несколько' : 'Добавить'}
        message={
          activities.data === undefined ? (
            <Waiting failed={activities.isError} retry={() => void activities.refetch()} />
          ) : undefined
        }
        otherwise={{ label: 'Нет моей фактической деятельности', onPick: onNoActivity }}
        onChange={onChange}
      />
    </>
  )
}

function Waiting({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return 'Загрузка…'
  return (
    <>
      {LOAD_FAILURE}{' '}
      <Button kind="quiet" onClick={retry}>
        Повторить
      </Button>
    </>
  )
}
