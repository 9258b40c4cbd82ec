/** What deleting a record of a section means. */
export function NoLongerTracked({ name }: { name: string }) {
  return <p>«{name}» больше не будет отслеживаться. Прежние сведения останутся в журнале изменений.</p>
}
