import { isIP } from 'node:net'
import { z } from 'zod'

const HOPS_MAX = 9
/** Networks that `proxy-addr` knows by name. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])
const LENGTHS = new Map([
  [4, 32],
  [6, 128],
])

/** How many proxies stand before the server, or where they stand. Never «all of them»: then any visitor could say that
 * he came from anywhere. */
export const trustedProxies = z
  .string()
  .transform((text) => text.trim())
  .refine(
    (text) => text !== 'true',
    'TRUST_PROXY=true не подходит: любой посетитель подделал бы свой адрес. Укажите, сколько прокси стоит перед сервером (1), или их подсети через запятую (10.0.0.0/8)',
  )
  .refine(
    (text) => text === 'true' || text === 'false' || isHops(text) || text.split(',').every(isNetwork),
    `TRUST_PROXY — сколько прокси стоит перед сервером (от 1 до ${HOPS_MAX}) или их адреса и подсети через запятую`,
  )
  .transform((text) => {
    if (text === 'false' || text === '0') return false
    return isHops(text) ? Number(text) : text
  })

function isHops(text: string): boolean {
  return /^\d$/.test(text)
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.trim().split('/')
  if (rest.length > 0) return false
  if (length === undefined && NAMED.has(address)) return true
  const longest = LENGTHS.get(isIP(address))
  if (longest === undefined) return false
  return (
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= longest)
  )
}
