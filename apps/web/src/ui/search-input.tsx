import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import styles from './search-input.module.css'

interface SearchInputProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  /** What is looked for now may stand there when nothing is typed any more. */
  isSearched?: boolean
  onChange: (words: string) => void
  onClear: () => void
}

/** Words to look for, with a cross that takes them away. */
export function SearchInput({
  label,
  placeholder,
  maxLength,
  value,
  isSearched = value !== '',
  onChange,
  onClear,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={fieldStyles.withButton}>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={maxLength}
        className={classNames(fieldStyles.control, styles.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {(value !== '' || isSearched) && (
        <span>
          <IconButton
            label="Очистить поиск"
            onClick={() => {
              onClear()
              input.current?.focus()
            }}
          >
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  )
}
