import { paths } from '../lib/paths.ts'
import { addressKind, firstChild, isEmployeeAddress } from './addresses.ts'

/**
 * The address to show instead of the one asked for, by the redirect rules of the product; the same when it is good.
 * Decided before the router sees an address, because in it a redirect from `x/` to `x` never ends.
 */
export function canonicalAddress(address: string, authorised: boolean): string {
  const [, rawPath = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const typed = oneSlash(rawPath.replace(/%3a/gi, ':'))
  const path = typed.replace(/\/$/, '') || '/'
  const target = canonicalPath(path, typed !== path, authorised)
  return target.toLowerCase() === path.toLowerCase() ? target + rest : target
}

function canonicalPath(path: string, hadSlash: boolean, authorised: boolean): string {
  switch (addressKind(path)) {
    case 'guest':
      if (authorised) return paths.notifications
      return hadSlash ? paths.main : path
    case 'open':
      if (!hadSlash) return path
      return authorised ? paths.notifications : paths.main
    case 'protected':
      if (!authorised) return paths.main
      return hadSlash && !isEmployeeAddress(path) ? paths.notifications : firstChild(path)
    case 'unknown':
      return path
  }
}

/** `//host` in an address bar is a path here, and must not become another host in `history.replaceState`. */
function oneSlash(path: string): string {
  return `/${path.replace(/^\/+/, '')}`.replace(/\/{2,}/g, '/')
}
