import { hash, verify } from '@node-rs/argon2'

/** Argon2id of OWASP's first recommendation; runs in the thread pool, off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

/** Stands in for the hash of a user who does not exist, so that the answer takes the same time. */
const nobodysHash = hashPassword('a password that nobody has')

export async function isPasswordOf(
  user: { passwordHash: string } | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(user?.passwordHash ?? (await nobodysHash), password)
  return matches && user !== null
}
