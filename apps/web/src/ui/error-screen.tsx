import type { ReactNode } from 'react'
import { Screen } from './screen.tsx'

/** A failure with its code: the state `Err_{code}`. */
export function ErrorScreen({ code, children }: { code: string; children: ReactNode }) {
  return (
    <Screen
      role="alert"
      title={code === '0' ? 'Сервер не отвечает' : `Произошла ошибка ${code}`}
      text={explanation(code)}
    >
      {children}
    </Screen>
  )
}

function explanation(code: string): string {
  if (code === '0') {
    return 'Проверьте подключение к интернету: как только связь вернётся, страница откроется сама. Записанные данные не пострадали.'
  }
  return code.startsWith('5')
    ? 'Сбой на нашей стороне. Записанные данные не пострадали. Повторите через минуту.'
    : 'Сервер не выполнил запрос. Записанные данные не пострадали. Повторите или выйдите и войдите снова.'
}
