import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'
import styles from './documents-desk.module.css'

/** Inside a group whose responsible persons are not all named. */
export function UnfilledNotice({ typeName }: { typeName: string }) {
  return (
    <div className={styles.block}>
      <Notice kind="warning">
        Для документов этой группы назначены не все ответственные лица: «{typeName}».{' '}
        <Link to={PAGES.settingsResponsible.path}>Заполните страницу «Ответственные лица»</Link>.
      </Notice>
    </div>
  )
}
