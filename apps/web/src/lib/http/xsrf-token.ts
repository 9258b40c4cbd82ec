export const XSRF_HEADER = 'X-XSRF-TOKEN'
const XSRF_COOKIE = 'XSRF-TOKEN'

/** The token that a proxy before the server has put into the cookies; null: nobody asks for one. */
export function xsrfToken(cookies: string): string | null {
  const prefix = `${XSRF_COOKIE}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))
  return found === undefined ? null : decoded(found.slice(prefix.length))
}

/** Who sets the cookie decides whether its value is percent-encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return value
    throw error
  }
}
