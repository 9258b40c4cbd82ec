import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { checkNewPassword } from './password-rules.ts'

const choose = (password: string) => () => checkNewPassword({ password, confirmPassword: password }, 'a@b.ru')

test('десять тысяч самых частых паролей не принимаются, как бы они ни были набраны', () => {
  expect(COMMON_PASSWORDS.size).toBe(10_000)
  for (const password of COMMON_PASSWORDS) {
    expect(choose(password)).toThrow('слишком распространён')
  }
  expect(choose('PassWord1')).toThrow('слишком распространён')
})

test.each(['отдел2026', 'Otdel-2026!', 'охрана труда 1', 'ОтделОтдел', 'otdel_ohrana', 'jnltk2026'])(
  'слова продукта: «%s» не принимается',
  (password) => {
    expect(choose(password)).toThrow('слишком распространён')
  },
)

test.each(['верный-конь-скрепка', 'отдел кадров 7 этаж', 'коленвал и 3 гайки', '9274618305'])(
  '«%s» принимается',
  (password) => {
    expect(choose(password)).not.toThrow()
  },
)
