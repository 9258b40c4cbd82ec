import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'

export function NothingToSend() {
  return (
    <Notice>
      <p>
        <strong>Отправлять пока нечего.</strong>
      </p>
      <p>
        Отправляют зарегистрированные документы: их текст уже не меняется. Зарегистрируйте документ на
        странице <Link to={PAGES.documentsMain.path}>документов</Link>.
      </p>
    </Notice>
  )
}
