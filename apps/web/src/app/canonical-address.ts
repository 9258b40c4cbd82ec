import { addressKind, openedPath, PAGES, pageAt, plainPath } from '@ot/domain'

/**
 * The address to show instead of the one asked for, by the redirect rules of the product; the same when it is good.
 * Decided before the router sees an address, because in it a redirect from `x/` to `x` never ends. `//host` in an address
 * bar is a path here, and must not become another host in `history.replaceState`.
 */
export function canonicalAddress(address: string, authorised: boolean): string {
  const [, rawPath = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const path = plainPath(rawPath)
  const target = canonicalPath(path, path !== '/' && rawPath.endsWith('/'), authorised)
  return target.toLowerCase() === path.toLowerCase() ? target + rest : target
}

function canonicalPath(path: string, hadSlash: boolean, authorised: boolean): string {
  switch (addressKind(path)) {
    case 'guest':
      if (authorised) return PAGES.notifications.path
      return hadSlash ? PAGES.main.path : path
    case 'open':
      if (!hadSlash) return path
      return authorised ? PAGES.notifications.path : PAGES.main.path
    case 'protected':
      if (!authorised) return PAGES.main.path
      return hadSlash && pageAt(path) !== 'employee' ? PAGES.notifications.path : openedPath(path)
    case 'unknown':
      return path
  }
}
