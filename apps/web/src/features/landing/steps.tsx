import { typeset } from '../../lib/typeset.ts'
import { SectionFrame } from './section-frame.tsx'
import styles from './steps.module.css'

const STEPS = [
  {
    title: 'Зарегистрируйтесь',
    text: 'Нужны электронная почта и пароль. Платёжных данных не спрашиваем.',
  },
  {
    title: 'Заполните данные компании',
    text: 'Введите ИНН, и основные реквизиты заполнятся сами. Проверьте их, укажите руководителя и виды деятельности.',
  },
  {
    title: 'Скачайте готовые документы',
    text: 'По одному, целой группой или все сразу одним архивом. Останется распечатать и подписать.',
  },
]

export function Steps() {
  return (
    <SectionFrame id="steps" title="Три шага до готовых документов">
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
