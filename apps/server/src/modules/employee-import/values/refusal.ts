/** The file or its options as a whole will not do: 422 with the field's name. */
export class ImportRefusal extends Error {
  readonly field: string

  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportRefusal'
    this.field = field
  }
}
