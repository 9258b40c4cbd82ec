import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { initials } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { photoQuery, removePhoto, setPhoto } from '../api/photo.ts'
import styles from './person-head.module.css'

const ACCEPT = 'image/jpeg,image/png,image/webp'

/** The photograph, or the initials in its place; the name stands beside it. */
export function PersonPhoto({ sha256 }: { sha256: string | null }) {
  const { employee } = useEmployeeScope()
  const file = useQuery({ ...photoQuery(employee.id, sha256 ?? ''), enabled: sha256 !== null })
  const address = useObjectUrl(sha256 === null ? undefined : file.data)
  return address === null ? (
    <span className={styles.initials} aria-hidden="true">
      {initials(employee)}
    </span>
  ) : (
    <img src={address} alt="Фотография работника" className={styles.photo} />
  )
}

/** To put one there, another in its place, or none. */
export function PhotoActions({ sha256 }: { sha256: string | null }) {
  const { company, employee } = useEmployeeScope()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const adding = useWork()
  const removing = useWork()
  const of = { companyId: company.id, employeeId: employee.id }

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    // The same file may be chosen again after it has been refused.
    event.target.value = ''
    if (file !== undefined) void adding.run(() => setPhoto(client, of, file))
  }

  const failure = adding.failure ?? removing.failure
  return (
    <div className={styles.photoActions}>
      <Button
        kind="quiet"
        isBusy={adding.isRunning}
        title="Фотографию видят только участники организации; на неё нужно согласие работника"
        onClick={() => input.current?.click()}
      >
        {sha256 === null ? 'Добавить фотографию' : 'Заменить фотографию'}
      </Button>
      {sha256 !== null && (
        <Button
          kind="quiet"
          isBusy={removing.isRunning}
          onClick={() => void removing.run(() => removePhoto(client, of))}
        >
          Убрать
        </Button>
      )}
      <input ref={input} type="file" hidden accept={ACCEPT} aria-label="Файл фотографии" onChange={take} />
      {failure !== null && <FormError text={failure} />}
    </div>
  )
}
