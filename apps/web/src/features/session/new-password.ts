/** What keeps a new password from being sent; null: it may go. */
export function newPasswordProblem(password: string, confirmPassword: string): string | null {
  if (password.trim() === '' || confirmPassword.trim() === '') return 'Заполните необходимые поля'
  return password === confirmPassword ? null : 'Пароли не совпадают'
}
