import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/http/api-error.ts'
import { useRecordNumber } from '../../../../lib/routing/use-router.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Screen } from '../../../../ui/screen.tsx'
import { IncidentsArea } from '../../incidents-area.tsx'
import { microtraumaQuery } from '../api/microtraumas.ts'
import { MicrotraumaCard } from './microtrauma-card.tsx'
import styles from './page.module.css'

const NOT_THERE = 404

/** /notifications/microtrauma/{microtraumaId} */
export function MicrotraumaPage() {
  return (
    <IncidentsArea title="Микротравма">
      <Microtrauma />
    </IncidentsArea>
  )
}

function Microtrauma() {
  const microtrauma = useQuery(microtraumaQuery(useRecordNumber()))
  if (microtrauma.error instanceof ApiError && microtrauma.error.status === NOT_THERE)
    return (
      <Screen title="Микротравма не найдена" text="Возможно, адрес набран с ошибкой.">
        <Link to={PAGES.microtraumas.path} className={buttonClass()}>
          Показать микротравмы
        </Link>
      </Screen>
    )
  return (
    <>
      <Link to={PAGES.microtraumas.path} className={styles.back}>
        к микротравмам
      </Link>
      <Loaded of={microtrauma}>{(loaded) => <MicrotraumaCard key={loaded.id} microtrauma={loaded} />}</Loaded>
    </>
  )
}
