import { useState } from 'react'
import { CardSection } from '../../ui/card-section.tsx'
import { RadioLine } from '../../ui/radio-line.tsx'
import styles from './account.module.css'
import { chooseTheme, chosenTheme, THEME_LABELS, THEMES } from './theme.ts'

/** Kept by the device, not by the account: a phone at night and a desk by day differ. */
export function ThemeSection() {
  const [chosen, setChosen] = useState(() => chosenTheme())
  return (
    <CardSection title="Оформление">
      <div className={styles.part}>
        <p>Тема действует на этом устройстве. Бумаги на экране и при печати остаются белыми.</p>
        <RadioLine
          legend="Тема"
          options={THEMES}
          labels={THEME_LABELS}
          chosen={chosen}
          onChoose={(theme) => {
            chooseTheme(theme)
            setChosen(theme)
          }}
        />
      </div>
    </CardSection>
  )
}
