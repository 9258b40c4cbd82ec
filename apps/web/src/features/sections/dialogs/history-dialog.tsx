import type { EventAnswer, HistoryEntry } from '@ot/contract'
import { momentText, shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { eventHistoryQuery } from '../api/event-queries.ts'
import { useRecordsScope } from '../records-scope.ts'
import { isReturn } from '../section-words.ts'
import styles from './dialogs.module.css'
import { UndoQuestion } from './undo-question.tsx'

const WIDTH = 640

interface HistoryDialogProps {
  /** One, or what was issued together with its return. */
  events: readonly EventAnswer[]
  isOpen: boolean
  onClose: () => void
}

/** What was done, when and by whom; the last of it can be taken back. */
export function HistoryDialog({ events, isOpen, onClose }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="История" width={WIDTH}>
      {isOpen &&
        events.map((event) => (
          <section key={event.id} className={styles.part}>
            <h3>
              {event.name}
              {isReturn(event) && ' — возврат'}
            </h3>
            <EventHistory event={event} />
          </section>
        ))}
    </Dialog>
  )
}

function EventHistory({ event }: { event: EventAnswer }) {
  const { mayChange } = useRecordsScope()
  const history = useQuery(eventHistoryQuery(event.id))
  const undo = useDialogSlot<HistoryEntry>()
  return (
    <>
      <Loaded of={history} empty="Отметок о выполнении ещё нет.">
        {(entries) => {
          const last = entries.find(({ undone }) => undone === null)
          return (
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry}>
                  {mayChange && entry === last && (
                    <Button kind="quiet" onClick={() => undo.open(entry)}>
                      Отменить отметку
                    </Button>
                  )}
                </Entry>
              ))}
            </ol>
          )
        }}
      </Loaded>
      {undo.about !== null && (
        <UndoQuestion
          key={undo.opening}
          event={event}
          entry={undo.about}
          isOpen={undo.isOpen}
          onClose={undo.close}
        />
      )}
    </>
  )
}

function Entry({ entry, children }: { entry: HistoryEntry; children: React.ReactNode }) {
  const { company } = useRecordsScope()
  const { date, kind, periodicity, deadline, facts, at, userName, undone } = entry
  const noted = (moment: string, name: string | null) =>
    `${momentText(moment, company.timeZone)}${name === null ? '' : `, ${name}`}`
  return (
    <li className={classNames(styles.entry, undone !== null && styles.undone)}>
      <div className={styles.entryHead}>
        <time dateTime={date}>{shortDate(date)}</time>
        {kind === 'correction' && <Badge tone="accent">исправление</Badge>}
        {undone !== null && <Badge tone="unknown">отменено</Badge>}
        {children}
      </div>
      <p>
        {periodicity}
        {deadline !== null && `, срок ${shortDate(deadline)}`}
      </p>
      {facts.length > 0 && (
        <p className={styles.facts}>{facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      <p className={styles.entryNote}>
        Записано {noted(at, userName)}
        {undone !== null && `; отменено ${noted(undone.at, undone.userName)}`}
      </p>
    </li>
  )
}
