import type { PersonalTemplate } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './own-template.module.css'

interface BehindNoticeProps {
  state: PersonalTemplate
  onShow: () => void
}

export function BehindNotice({ state: { current, standardEdition }, onShow }: BehindNoticeProps) {
  return (
    <Notice kind="warning">
      <p>
        Стандартный шаблон обновился: вышла редакция&nbsp;{standardEdition}, а ваш сделан из редакции&nbsp;
        {current?.baseEdition}. Перенесите изменения в свой файл и загрузите его.
      </p>
      <Button kind="quiet" className={styles.inNotice} onClick={onShow}>
        Что изменилось
      </Button>
    </Notice>
  )
}
