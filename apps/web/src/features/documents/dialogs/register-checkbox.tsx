import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from './dialogs.module.css'

interface RegisterCheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Whether papers of an archive get their numbers. */
export function RegisterCheckbox({ isChecked, onChange }: RegisterCheckboxProps) {
  return (
    <Checkbox id="archive-register" isChecked={isChecked} onChange={onChange}>
      Зарегистрировать (присвоить номера)
      <br />
      <span className={styles.hint}>
        {isChecked
          ? 'Каждый документ получит следующий номер по порядку; номера не используются повторно.'
          : 'Без регистрации на месте номера будет линия.'}
      </span>
    </Checkbox>
  )
}
