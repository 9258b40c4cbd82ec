import { sizeText } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import { ChooseFiles } from '../evidence/choose-files.tsx'
import styles from '../fields/fields.module.css'

type PhotosControlProps = Pick<ControlProps<readonly File[]>, 'frame' | 'value' | 'onChange'>

/** Photographs of the place; they go after the report itself, so that nothing waits for them. */
export function PhotosControl({ frame, value: photos, onChange }: PhotosControlProps) {
  return (
    <>
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
    </>
  )
}
