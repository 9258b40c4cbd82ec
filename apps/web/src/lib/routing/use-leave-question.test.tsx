import { PAGES } from '@ot/domain'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '../../testing/mount.ts'
import { routerAt } from '../../testing/router-at.tsx'
import { useLeaveQuestion } from './use-leave-question.ts'
import { useLocation, useNavigate } from './use-router.ts'

afterEach(unmount)

let isDirty = true

function Form() {
  const path = useLocation(({ pathname }) => pathname)
  const navigate = useNavigate()
  const { answer } = useLeaveQuestion({
    asks: (current, next) => isDirty && current.pathname !== next.pathname,
    asksOnClosing: () => isDirty,
  })
  const go = (ignoreBlocker: boolean) => void navigate({ to: PAGES.news.path, ignoreBlocker })
  return (
    <>
      <p>{path}</p>
      <button type="button" id="go" onClick={() => go(false)} />
      <button type="button" id="saved" onClick={() => go(true)} />
      {answer !== null && (
        <>
          <button type="button" id="leave" onClick={() => answer(true)} />
          <button type="button" id="stay" onClick={() => answer(false)} />
        </>
      )}
    </>
  )
}

function open() {
  const { View } = routerAt(PAGES.settingsCompany.path, Form)
  const page = mount(<View />)
  return {
    path: () => page.querySelector('p')?.textContent,
    isAsked: () => page.querySelector('#stay') !== null,
    press: (id: string) => act(async () => page.querySelector<HTMLButtonElement>(`#${id}`)?.click()),
  }
}

test('с несохранённым со страницы уводят только после ответа', async () => {
  isDirty = true
  const { path, isAsked, press } = open()
  await press('go')
  expect([path(), isAsked()]).toEqual([PAGES.settingsCompany.path, true])
  await press('stay')
  expect([path(), isAsked()]).toEqual([PAGES.settingsCompany.path, false])
  await press('go')
  await press('leave')
  expect([path(), isAsked()]).toEqual([PAGES.news.path, false])
})

test('записанное и нетронутое не спрашивают', async () => {
  isDirty = true
  const saved = open()
  await saved.press('saved')
  expect([saved.path(), saved.isAsked()]).toEqual([PAGES.news.path, false])
  isDirty = false
  const untouched = open()
  await untouched.press('go')
  expect([untouched.path(), untouched.isAsked()]).toEqual([PAGES.news.path, false])
})
