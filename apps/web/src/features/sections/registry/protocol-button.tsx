import { shortDate } from '@ot/text'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useTellNotice } from '../../../ui/notices-place.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { type ProtocolName, saveProtocol } from '../api/training-registry.ts'
import { useRecordsScope } from '../records-scope.ts'

/** Puts the printed protocol into the downloads. */
export function ProtocolButton({ protocol }: { protocol: ProtocolName }) {
  const { company } = useRecordsScope()
  const work = useWork()
  return (
    <>
      <Button
        kind="quiet"
        isBusy={work.isRunning}
        aria-label={`Скачать протокол №\u00a0${protocol.number} от ${shortDate(protocol.date)}`}
        onClick={() => void work.run(() => saveProtocol(company.id, protocol))}
      >
        <IconPrinter size={18} stroke={1.6} aria-hidden="true" /> Протокол
      </Button>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </>
  )
}

const FAILURE_FOR_MS = 10_000

/** The same at the end of a row. */
export function ProtocolAction({ protocol }: { protocol: ProtocolName }) {
  const { company } = useRecordsScope()
  const tell = useTellNotice()
  const work = useWork({ onFailure: (text) => text !== null && tell('danger', text, FAILURE_FOR_MS) })
  return (
    <RowAction
      label={`Скачать протокол №\u00a0${protocol.number} от ${shortDate(protocol.date)}`}
      icon={IconPrinter}
      isBusy={work.isRunning}
      onClick={() => void work.run(() => saveProtocol(company.id, protocol))}
    />
  )
}
