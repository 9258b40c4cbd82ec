import { sizeText } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ChooseFiles } from '../evidence/choose-files.tsx'
import styles from '../fields/fields.module.css'
import { REPORT_LABELS } from './report-values.ts'

interface PhotosFieldProps {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
}

/** Photographs of the place; they go after the report itself, so that nothing waits for them. */
export function PhotosField({ photos, onChange }: PhotosFieldProps) {
  const frame = { id: 'report-photos', label: REPORT_LABELS.photos }
  return (
    <Field {...frame} hint="Место, оборудование, ограждения: пока обстановка не изменилась. До 20 МБ каждая">
      <ChooseFiles id={frame.id} onFiles={(files) => onChange([...photos, ...files])} />
      {photos.length > 0 && (
        <ul className={styles.chosen} aria-label="Выбранные файлы">
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photographs of a camera may have the same name and size
            <li key={index} className={styles.file}>
              <span className={styles.fileName}>{photo.name}</span>
              <span className={styles.fileState}>{sizeText(photo.size)}</span>
              <Button
                kind="quiet"
                aria-label={`Убрать ${photo.name}`}
                onClick={() => onChange(photos.filter((_, other) => other !== index))}
              >
                Убрать
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
