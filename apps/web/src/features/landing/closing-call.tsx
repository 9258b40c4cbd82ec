import { TRIAL_DAYS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { CallLinks } from './call-links.tsx'
import styles from './closing-call.module.css'
import { SectionFrame } from './section-frame.tsx'

export function ClosingCall() {
  return (
    <SectionFrame
      id="start"
      title="Начните с реквизитов компании"
      lead={typeset(`Первый комплект документов можно скачать сегодня. Первые ${TRIAL_DAYS} дней бесплатно.`)}
    >
      <div className={styles.call}>
        <CallLinks />
      </div>
    </SectionFrame>
  )
}
