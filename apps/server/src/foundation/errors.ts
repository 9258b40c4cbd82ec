import type { FieldError, SaveConflict } from '@ot/contract'

/** Expected failures. The family is closed: one handler turns each into `{ description, errors }`. */
export abstract class ProductError extends Error {
  abstract readonly status: number
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(description: string, errors: readonly FieldError[] = [], headers: Record<string, string> = {}) {
    super(description)
    this.name = new.target.name
    this.errors = errors
    this.headers = headers
  }
}

function linePerField(errors: readonly FieldError[]): string {
  return errors.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('\n')
}

/** The request itself cannot be understood: its address, its query, its JSON. */
export class BadRequest extends ProductError {
  readonly status = 400

  static fields(errors: readonly FieldError[]): BadRequest {
    return new BadRequest(linePerField(errors), errors)
  }
}

/** A field of the body is wrong. */
export class Invalid extends ProductError {
  readonly status = 422

  constructor(errors: readonly FieldError[]) {
    super(linePerField(errors), errors)
  }

  static field(field: string, message: string): Invalid {
    return new Invalid([{ field, message }])
  }
}

/** This paper does not become what was asked for, however often it is asked; others do. */
export class Unprintable extends ProductError {
  readonly status = 422
}

export class Unauthorised extends ProductError {
  readonly status = 401

  constructor(description = 'Войдите в систему') {
    super(description)
  }
}

/** The password was right; the code is lacking or was wrong. */
export class TotpRequired extends Unauthorised {}

export class PaymentRequired extends ProductError {
  readonly status = 402
}

export class Forbidden extends ProductError {
  readonly status = 403

  constructor(description = 'Для этого действия недостаточно прав') {
    super(description)
  }
}

/** What the call needs is not on this server, or does not work now. */
export class Unavailable extends ProductError {
  readonly status = 503
}

/** Not there or not yours: the answer never tells which. */
export class NotFound extends ProductError {
  readonly status = 404

  constructor(description = 'Запись не найдена') {
    super(description)
  }
}

export class Conflict extends ProductError {
  readonly status = 409
}

/** Somebody saved first: who, when and what, for the reader in words and for the program in `conflict`. */
export class Stale extends ProductError {
  readonly status = 412
  readonly conflict: SaveConflict

  constructor(conflict: SaveConflict) {
    const who = conflict.saves[0]?.by ?? 'другой пользователь'
    const changed = new Map(
      conflict.saves.flatMap(({ changes }) => changes.map(({ field, label }) => [field, label])),
    )
    const what = changed.size === 0 ? '' : ` Изменено: ${[...new Set(changed.values())].join(', ')}.`
    super(
      `Пока вы вносили изменения, запись сохранил ${who}.${what} Обновите страницу и повторите.`,
      [...changed.keys()].map((field) => ({ field, message: 'Значение уже изменено' })),
    )
    this.conflict = conflict
  }
}

export class TooLarge extends ProductError {
  readonly status = 413
}

export class UnsupportedMedia extends ProductError {
  readonly status = 415
}

export class TooMany extends ProductError {
  readonly status = 429

  constructor(description: string, retryAfterSeconds: number) {
    super(description, [], { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) })
  }
}
