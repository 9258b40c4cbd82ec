import { shortDate } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { calendarLinkQuery, makeCalendarLink, revokeCalendarLink } from '../api/overview-queries.ts'
import styles from './calendar-link.module.css'
import { NewLink } from './new-link.tsx'

const ConfirmDialog = later(async () => (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog)

type Question = 'renew' | 'revoke'

const QUESTIONS = {
  renew: {
    title: 'Создать новую ссылку?',
    text: 'Прежняя ссылка перестанет работать: в календарях, куда её добавили, сроки больше не обновятся.',
    confirmLabel: 'Создать новую',
  },
  revoke: {
    title: 'Отозвать ссылку?',
    text: 'В календарях, куда её добавили, сроки больше не обновятся. Новую ссылку можно создать в любое время.',
    confirmLabel: 'Отозвать',
  },
} satisfies Record<Question, { title: string; text: string; confirmLabel: string }>

/** Deadlines in the user's own calendar by a secret address: made, shown once, revoked. */
export function CalendarLink({ company: { id, timeZone } }: { company: Companies[number] }) {
  const client = useQueryClient()
  const made = useQuery(calendarLinkQuery(id))
  const [url, setUrl] = useState<string | null>(null)
  const question = useDialogSlot<Question>()
  const work = useWork()

  const make = () =>
    work.run(async () => {
      setUrl(await makeCalendarLink(client, id))
      question.close()
    })
  const revoke = () =>
    work.run(async () => {
      await revokeCalendarLink(client, id)
      setUrl(null)
      question.close()
    })

  return (
    <div className={styles.link}>
      <p className={styles.about}>
        Сроки можно видеть в своём календаре — на телефоне, в почте, в Outlook: добавьте в него подписку по
        ссылке, и он будет обновляться сам. Ссылка действует без пароля: каждый, у кого она есть, увидит сроки
        и фамилии работников.
      </p>
      {url !== null && <NewLink url={url} />}
      <Loaded of={{ ...made, data: made.data === undefined ? undefined : { createdAt: made.data } }}>
        {({ createdAt }) =>
          createdAt === null ? (
            <Button kind="secondary" isBusy={work.isRunning} onClick={() => void make()}>
              Создать ссылку
            </Button>
          ) : (
            <div className={styles.actions}>
              {url === null && (
                <p className={styles.made}>
                  Ссылка создана {shortDate(todayIn(timeZone, new Date(createdAt)))}. Показать её ещё раз
                  нельзя.
                </p>
              )}
              <Button kind="secondary" onClick={() => question.open('renew')}>
                Создать новую
              </Button>
              <Button kind="secondary" onClick={() => question.open('revoke')}>
                Отозвать
              </Button>
            </div>
          )
        }
      </Loaded>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
      {question.about !== null && (
        <ConfirmDialog
          isOpen={question.isOpen}
          title={QUESTIONS[question.about].title}
          confirmLabel={QUESTIONS[question.about].confirmLabel}
          confirmKind="danger"
          stayLabel="Оставить"
          isBusy={work.isRunning}
          onConfirm={() => void (question.about === 'renew' ? make() : revoke())}
          onStay={question.close}
        >
          <p>{QUESTIONS[question.about].text}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
