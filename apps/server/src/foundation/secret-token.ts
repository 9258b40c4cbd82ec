import { createHash, createHmac, randomBytes } from 'node:crypto'

const BYTES = 32

/** A secret that travels; only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The same successor each time, and only for who knows the server's secret. */
export function deriveToken(secret: string, purpose: string, token: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url')
}
