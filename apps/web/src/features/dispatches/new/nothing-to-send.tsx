import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/notice.tsx'

export function NothingToSend() {
  return (
    <Notice>
      <p>
        <strong>Отправлять пока нечего.</strong>
      </p>
      <p>
        Отправляют зарегистрированные документы: их текст уже не меняется. Зарегистрируйте документ на
        странице <Link to={paths.documentsMain}>документов</Link>.
      </p>
    </Notice>
  )
}
