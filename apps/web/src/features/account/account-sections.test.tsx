import type { AccountAnswer, AccountSession } from '@ot/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'

const ACCOUNT: AccountAnswer = {
  id: 1,
  name: null,
  email: 'anna@company.test',
  isEmailConfirmed: true,
  pendingEmail: null,
  isTwoFactor: false,
  recoveryCodesLeft: 0,
  deletionOn: null,
  soleOwnerOf: [],
  createdAt: '2026-01-12T06:00:00.000Z',
}
const HERE: AccountSession = {
  id: '6f1c1a52-6a3e-4f0e-9f0e-0a4f6f1c1a52',
  device: 'Chrome, Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastUsedAt: '2026-11-22T06:00:00.000Z',
  isCurrent: true,
}
const THERE: AccountSession = {
  ...HERE,
  id: 'b6b5c1a5-6a3e-4f0e-9f0e-0a4f6f1c1a53',
  device: null,
  isCurrent: false,
}

let server = answerWith({})
afterEach(() => server.restore())

function answering(account: Partial<AccountAnswer>, own: Parameters<typeof answerWith>[0] = {}): void {
  server = answerWith({ 'GET /api/account': () => Response.json({ ...ACCOUNT, ...account }), ...own })
}

describe('профиль', () => {
  test('подтверждённый e-mail ни о чём не просит', async () => {
    answering({})
    const page = await openPage(<ProfileSection />)
    expect(page.textContent).toContain('anna@company.testподтверждён')
    expect(page.textContent).not.toContain('Отправить письмо ещё раз')
  })

  test('о новом e-mail сказано, что он ждёт; смену можно отменить', async () => {
    answering({ pendingEmail: 'new@company.test' }, { 'PATCH /api/account': () => Response.json(ACCOUNT) })
    const page = await openPage(<ProfileSection />)
    expect(page.textContent).toContain('Новый e-mail new@company.test начнёт действовать')
    await press(page, 'Отменить смену')
    await settle()
    expect(server.seen.at(-1)?.body).toEqual({ email: 'anna@company.test' })
    expect(page.textContent).not.toContain('new@company.test')
  })

  test('куда ушло письмо, видно; отказ — тоже', async () => {
    answering(
      { isEmailConfirmed: false },
      { 'POST /api/account/email-letter': () => Response.json({ email: 'anna@company.test' }) },
    )
    const page = await openPage(<ProfileSection />)
    await press(page, 'Отправить письмо ещё раз')
    await settle()
    expect(page.textContent).toContain('Письмо отправлено на anna@company.test')
  })
})

describe('сеансы', () => {
  test('этот сеанс не завершить, другой — можно; о неизвестном устройстве так и сказано', async () => {
    let sessions = [HERE, THERE]
    server = answerWith({
      'GET /api/account/sessions': () => Response.json(sessions),
      [`DELETE /api/account/sessions/${THERE.id}`]: () => {
        sessions = [HERE]
        return new Response(null, { status: 204 })
      },
    })
    const page = await openPage(<SessionsSection />)
    expect(page.textContent).toContain('Неизвестное устройство')
    expect(page.querySelectorAll('li button')).toHaveLength(1)
    await press(page, 'Завершить')
    await settle()
    expect(page.querySelectorAll('li')).toHaveLength(1)
    expect(page.textContent).toContain('На других устройствах вход не выполнен')
  })
})

describe('двухфакторная защита', () => {
  test.each([
    [10, null],
    [2, 'Осталось 2\u00a0запасных кода. Получите новые заранее.'],
    [1, 'Остался 1\u00a0запасной код. Получите новые заранее.'],
    [0, 'Запасные коды кончились.'],
  ])('запасных кодов %i', async (recoveryCodesLeft, words) => {
    answering({ isTwoFactor: true, recoveryCodesLeft })
    const page = await openPage(<TwoFactorSection />)
    expect(page.textContent).toContain('включена')
    if (words === null) expect(page.textContent).not.toContain('Получите новые')
    else expect(page.textContent).toContain(words)
  })
})

describe('удаление', () => {
  test('единственному владельцу сначала передавать организацию', async () => {
    answering({ soleOwnerOf: ['ООО «Вектор»'] })
    const page = await openPage(<DeletionSection />)
    expect(page.textContent).toContain(
      'Сначала назначьте другого владельца на странице «Коллеги» (ООО «Вектор»)',
    )
    expect(page.querySelector<HTMLButtonElement>('button')?.disabled).toBe(true)
  })

  test('если в организации за эти дни появились люди, предупреждение говорит, чего удаление ждёт', async () => {
    answering({ deletionOn: '2026-11-20', soleOwnerOf: ['ООО «Вектор»'] })
    const page = await openPage(<DeletionNotice deletionOn="2026-11-20" />)
    await settle()
    expect(page.textContent).toContain('Удаление аккаунта ждёт: у ООО «Вектор» нет другого владельца')
    expect(page.textContent).not.toContain('20.11.2026')
  })
})
