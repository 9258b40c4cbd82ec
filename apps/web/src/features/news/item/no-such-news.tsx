/** Withdrawn, or never there: the server does not tell. */
export function NoSuchNews() {
  return (
    <>
      <h1>Новость не найдена</h1>
      <p>Её сняли с публикации, или в адресе опечатка.</p>
    </>
  )
}
