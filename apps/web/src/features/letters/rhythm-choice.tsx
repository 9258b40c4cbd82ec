import type { LetterSettings } from '@ot/contract'
import { DIGEST_RHYTHM_LABELS, DIGEST_RHYTHMS } from '@ot/domain'
import { momentText } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioLine } from '../../ui/radio-line.tsx'
import { chooseRhythm, sendSample } from './api/letter-queries.ts'
import styles from './letters-section.module.css'

interface RhythmChoiceProps {
  company: Companies[number]
  settings: LetterSettings
}

/** How often the summary comes to this user, and a try. */
export function RhythmChoice({ company: { id, timeZone }, settings }: RhythmChoiceProps) {
  const client = useQueryClient()
  const choosing = useWork()
  const sampling = useWork()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { rhythm, email, nextAt } = settings
  const failure = choosing.failure ?? sampling.failure
  return (
    <section className={styles.part} aria-labelledby="digest-title">
      <h3 id="digest-title">Сводка сроков</h3>
      <p>
        Что просрочено, не проведено и подходит в ближайший месяц — по отделам, с заявками в работе. Приходит
        вам на {email}. Если сообщать не о чем, письма не будет.
      </p>
      <RadioLine
        legend="Присылать в 9:00"
        options={DIGEST_RHYTHMS}
        labels={DIGEST_RHYTHM_LABELS}
        chosen={rhythm}
        isDisabled={choosing.isRunning}
        onChoose={(one) => void choosing.run(() => chooseRhythm(client, id, one))}
      />
      <p className={styles.note} role="status">
        {nextAt === null ? 'Сводка отключена.' : `Следующая — ${momentText(nextAt, timeZone)}.`}
        {sentTo !== null && ` Сводка на сейчас отправлена на ${sentTo}.`}
      </p>
      {failure !== null && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button
          kind="secondary"
          isBusy={sampling.isRunning}
          onClick={() => void sampling.run(async () => setSentTo(await sendSample(client, id)))}
        >
          Прислать сейчас
        </Button>
      </div>
    </section>
  )
}
