// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { submit } from '../../../testing/form.ts'
import { mount } from '../../../testing/mount.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { useSaveOver } from './use-save-over.ts'

const STALE = 'Пока вы вносили изменения, запись сохранил Котов. Обновите страницу и повторите.'

test('сохранил другой: набранное остаётся, второе нажатие пишет поверх его записи', async () => {
  const seen: number[] = []
  function MeasureForm() {
    const saveOver = useSaveOver(1, () => Promise.resolve(2))
    const form = useContractForm(typedForm<{ what: string }>(), {
      from: { what: 'Ограждение' },
      save: () =>
        saveOver((version) => {
          seen.push(version)
          return version === 2 ? Promise.resolve() : Promise.reject(new ApiError(412, STALE))
        }),
    })
    return (
      <form
        ref={form.ref}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.problemLine !== null && <FormError text={form.problemLine} />}
      </form>
    )
  }
  const page = mount(<MeasureForm />)
  await submit(page)
  expect(page.textContent).toContain('запись сохранил Котов. Нажмите «Сохранить» ещё раз')
  expect(page.textContent).not.toContain('Обновите страницу')
  await submit(page)
  expect(seen).toEqual([1, 2])
  expect(page.textContent).toBe('')
})
