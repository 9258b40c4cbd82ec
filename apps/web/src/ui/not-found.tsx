import { buttonClass } from './button.tsx'
import { Screen } from './screen.tsx'

export function NotFound({ homeAddress }: { homeAddress: string }) {
  return (
    <Screen
      title="Страница не найдена"
      text="Такого адреса нет: в нём опечатка, или страница переехала. Проверьте адрес или вернитесь на главную."
    >
      <a href={homeAddress} className={buttonClass()}>
        На главную
      </a>
    </Screen>
  )
}
